// The result of a puzzle as squares, and the time until the next one.
import assert from "node:assert/strict";
import test from "node:test";
const { squares, untilNext } = await import("../../../src/potager/table/web/static/js/pages/puzzle_result.js");

test("each try is a square, and so is each one that was given up", () => {
  assert.equal(squares(["best"], true), "🟩");
  assert.equal(squares(["far", "near", "best"], true), "🟥🟨🟩");
  assert.equal(squares(["far", "near", "far"], false), "🟥🟨🟥");
  assert.equal(squares(["far"], false), "🟥⬜⬜");
  assert.equal(squares([], false), "⬜⬜⬜");
});

test("the next puzzle comes at midnight of UTC, wherever one is", () => {
  const at = (time) => untilNext(Date.parse(`2026-12-31T${time}Z`));
  assert.deepEqual(at("00:00:00"), { at: new Date("2027-01-01T00:00:00Z"), hours: 24, minutes: 0 });
  assert.deepEqual(at("18:47:30"), { at: new Date("2027-01-01T00:00:00Z"), hours: 5, minutes: 13 });
  assert.deepEqual(at("23:59:59"), { at: new Date("2027-01-01T00:00:00Z"), hours: 0, minutes: 1 });
});
