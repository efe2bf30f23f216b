// What a replay says about a moment.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { actsNext, inWords, saidAt, tellingFrame } = await import("../../../src/potager/table/web/static/js/pages/moves.js");

const line = (seq, who, ...parts) => ({ seq, who, turn: seq - 1, parts });
const lines = [line(1, 0, "Ann rolls 5"), line(3, -1, "It rains"), line(4, 1, "Ben waits")];

test("an event with a line says it", () => {
  assert.deepEqual(saidAt(lines, 1, { line: lines[0] }), { parts: ["Ann rolls 5"], turn: "replay-turn", after: "" });
});

test("one without is named by what happened last", () => {
  const said = saidAt(lines, 2, {});
  assert.deepEqual(said, { parts: ["Ann rolls 5"], turn: "replay-turn", after: "replay-after" });
  assert.equal(inWords(said), "replay-turn · replay-after Ann rolls 5");
});

test("a caption says it without a turn, and the start is the start", () => {
  assert.equal(inWords(saidAt(lines, 2, { caption: ["The cards", ["ace", "an ace", []]] })), "The cards an ace");
  assert.equal(inWords(saidAt(lines, 0, {})), "replay-start");
});

test("a beat without words has those of its event", () => {
  const told = { frame: { seq: 1, line: lines[0] } };
  const silent = { frame: { seq: 1, beat: 1 } };
  assert.equal(tellingFrame(silent, [told, silent]), told.frame);
  assert.equal(tellingFrame(silent, [silent]), silent.frame);
  assert.equal(tellingFrame(told, [silent]), told.frame);
});

test("a match goes on with who acts next, which chance does not", () => {
  assert.deepEqual([0, 1, 2, 4].map((at) => actsNext(lines, at)), [0, 1, 1, 0]);
});
