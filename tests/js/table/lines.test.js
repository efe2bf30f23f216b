// The lines of the log.
import assert from "node:assert/strict";
import test from "node:test";
import { filled, withLine } from "../../../src/potager/table/web/static/js/table/lines.js";

const line = (seq, beat) => ({ seq, beat, turn: 0, who: 0, parts: [] });
const named = (lines) => lines.map(({ seq, beat = 0 }) => `${seq}.${beat}`);

test("the newest line is the first, beat by beat", () => {
  assert.deepEqual(named(filled([line(1), line(3), line(2, 1), line(2)])), ["3.0", "2.1", "2.0", "1.0"]);
});

test("a line is there once, though its beat is shown again", () => {
  const lines = filled([line(1), line(2)]);
  assert.equal(withLine(lines, line(2, 0)), lines);
  assert.deepEqual(named(withLine(lines, line(2, 1))), ["2.1", "2.0", "1.0"]);
});

test("what was told late finds its place", () => {
  assert.deepEqual(named(withLine(filled([line(1), line(3)]), line(2))), ["3.0", "2.0", "1.0"]);
});
