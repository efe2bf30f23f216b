// Days in a row on which the puzzle of that day was solved.
import assert from "node:assert/strict";
import test from "node:test";
import { kept as storage } from "../page.js";
const { keep, kept, streak } = await import("../../../src/potager/table/web/static/js/pages/streak.js");

test.beforeEach(() => storage.clear());
const solve = (...days) => days.forEach((day) => keep(day, ["a"], true, true));

test("days in a row count, over the end of a month and a year too", () => {
  solve("2026-12-30", "2026-12-31", "2027-01-01");
  assert.deepEqual(streak("2027-01-01", true), { days: 3, best: 3 });
});

test("the puzzle of today breaks nothing until it is answered wrong", () => {
  solve("2026-05-01", "2026-05-02");
  assert.equal(streak("2026-05-03", true).days, 2);
  keep("2026-05-03", ["b"], false, true);
  assert.deepEqual(streak("2026-05-03", true), { days: 0, best: 2 });
});

test("a gap begins anew, and the best stays", () => {
  solve("2026-05-01", "2026-05-02", "2026-05-03", "2026-05-05");
  assert.deepEqual(streak("2026-05-05", true), { days: 1, best: 3 });
});

test("an old puzzle solved later does not count", () => {
  solve("2026-05-02");
  keep("2026-05-01", ["a"], true, false);
  assert.deepEqual(streak("2026-05-02", true), { days: 1, best: 1 });
  assert.deepEqual(streak("2026-05-09", false), { days: 0, best: 1 });
});

test("the answer of a day is kept, with its path", () => {
  keep("2026-05-01", ["a", "b"], false, true);
  assert.deepEqual(kept("2026-05-01"), { path: ["a", "b"], right: false, counts: true });
  assert.equal(kept("2026-05-02"), undefined);
});
