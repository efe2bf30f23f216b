// Which moments can't wait, and what is left of a clock.
import assert from "node:assert/strict";
import test from "node:test";
import { isPaused, isTimed, sandRuns, secondsLeft } from "../../../src/potager/table/web/static/js/table/timing.js";

test("a clock runs to its end, or stands still", () => {
  assert.equal(secondsLeft({ ends_at: 100 }, 70), 30);
  assert.equal(secondsLeft({ ends_at: 100 }, 120), 0);
  assert.equal(secondsLeft({ ends_at: 100, left: 12 }, 70), 12);
  assert.ok(isPaused({ left: 0 }) && !isPaused({ ends_at: 100 }));
});

test("only short sand that runs is in a hurry", () => {
  const sand = (more) => ({ clocks: [{ kind: "hourglass", length: 180, ...more }] });
  assert.ok(sandRuns(sand({})));
  for (const other of [sand({ length: 181 }), sand({ left: 5 }), sand({ kind: "turn" }), {}, null]) assert.ok(!sandRuns(other));
});

test("a reaction without a time waits for everybody", () => {
  assert.ok(isTimed({ reaction: { closes_at: 3 } }));
  for (const other of [{ reaction: {} }, {}, null]) assert.ok(!isTimed(other));
});
