// Whether somebody in a lesson does what it asks for.
import assert from "node:assert/strict";
import test from "node:test";
import { isOnTheWay, reasonAgainst } from "../../../src/potager/table/web/static/js/pages/lesson_way.js";

test("a beginning of the path is on the way, something else is not", () => {
  const asked = ["tile", "turn:tile", "square"];
  for (const made of [[], ["tile"], ["tile", "square"], asked]) assert.ok(isOnTheWay(made, asked));
  for (const made of [["other"], ["tile", "elsewhere"]]) assert.ok(!isOnTheWay(made, asked));
});

test("quarters on the way are nobody's mistake", () => {
  assert.ok(isOnTheWay(["tile", "turn:tile", "turn:tile", "turn:tile"], ["tile", "turn:tile", "square"]));
});

test("where nothing is asked for nothing is wrong", () => {
  assert.ok(isOnTheWay(["tile"], []));
});

test("the game's reason is for a target at its step", () => {
  const answers = [{ targets: ["a", "b"], why: "Too far." }, { picked: 1, targets: ["a"], why: "Taken." }];
  assert.equal(reasonAgainst(answers, "b", []), "Too far.");
  assert.equal(reasonAgainst(answers, "a", ["x"]), "Taken.");
  assert.equal(reasonAgainst(answers, "b", ["x"]), "");
  assert.equal(reasonAgainst(undefined, "a", []), "");
});
