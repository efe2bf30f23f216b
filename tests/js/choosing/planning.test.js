import assert from "node:assert/strict";
import { test } from "node:test";

import { NO_TEAM, WAY, ERASER, cleared, current, drawn, greeted, places, shown, shows, turned } from "../../../src/potager/table/web/static/js/choosing/planning.js";

const kit = { on: "square:", pieces: [{ symbol: "straight", name: "straight", ways: 2 }, { symbol: "corner", name: "corner" }] };
const ann = { seat: 0, name: "Ann", stretch: 1 };
const team = (brush, known = { ...NO_TEAM, kit }) => ({ ...known, brush });
const taps = (brush, targets, known) => targets.reduce((found, target) => drawn(found, ann, target), team(brush, known));

test("a way grows by taps, goes back to a tap on it, and loses its end by one more", () => {
  assert.deepEqual(taps(WAY, ["a", "b", "c"]).own.line, ["a", "b", "c"]);
  assert.deepEqual(taps(WAY, ["a", "b", "c", "a"]).own.line, ["a"]);
  assert.deepEqual(taps(WAY, ["a", "b", "b"]).own.line, ["a"]);
  const once = taps(WAY, ["a", "b"]);
  assert.equal(drawn(once, ann, "a", true), once, "a stroke only goes on");
});

test("one more tap turns a piece, as often as it can lie otherwise", () => {
  assert.deepEqual(taps("straight", ["a", "a", "b"]).own.pieces, { a: ["straight", 1], b: ["straight", 0] });
  assert.deepEqual(taps("straight", ["a", "a", "a"]).own.pieces, { a: ["straight", 0] });
  assert.deepEqual(taps("corner", ["a"], taps("straight", ["a", "a"])).own.pieces, { a: ["corner", 0] });
  assert.deepEqual(turned(taps("corner", ["a"]), ann, "a", -1).own.pieces, { a: ["corner", 3] });
});

test("the eraser takes away a piece, and the way from there on", () => {
  const both = taps("corner", ["b"], taps(WAY, ["a", "b", "c"]));
  assert.deepEqual(taps(ERASER, ["b"], both).own, { line: ["a"], pieces: {} });
  assert.equal(shows(cleared(both, ann), 0, 1), false);
});

test("plans are of one stretch, and one's own are not taken from under the brush", () => {
  const planned = { type: "planned", ...ann, plan: { line: ["a"] } };
  const known = greeted(team(null), { type: "welcome", kit, plans: [planned] });
  assert.equal(current(known, 1).length, 1);
  assert.deepEqual([current(known, 2), current(known, 0)], [[], []]);
  assert.equal(drawn(team(WAY, known), { ...ann, stretch: 2 }, "b").own.line.length, 1, "the old way is over");
  const drawing = taps(WAY, ["b"], known);
  assert.equal(shown(drawing, planned, 0), drawing, "its echo");
  assert.deepEqual(current(shown(drawing, { ...planned, seat: 1 }, 0), 1).map((one) => one.seat), [0, 1]);
});

test("each place can be drawn on once", () => {
  const scene = { sprites: [{ target: "square:a1" }, { target: "square:a1" }, { target: "hand:corner" }, {}] };
  const [{ branches }] = places(team(WAY), scene, 0);
  assert.deepEqual(branches.map(({ target }) => target), ["square:a1"]);
});
