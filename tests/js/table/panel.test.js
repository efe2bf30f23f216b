// Whose seat is "you".
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { roleOf } = await import("../../../src/potager/table/web/static/js/table/panel.js");

const ann = { seat: 0, role: "Red", mine: true };
const ben = { seat: 1, role: "Blue" };

test("your own seat says so, and nobody else's", () => {
  assert.equal(roleOf(ann, [ann, ben]), "Red, table-you");
  assert.equal(roleOf(ben, [ann, ben]), "Blue");
  const left = { ...ann, bot: "easy" };
  assert.equal(roleOf(left, [left, ben]), "Red", "a bot plays on");
});

test("where two share a screen nobody is you, but for the one for whom no bot plays", () => {
  const here = { ...ben, mine: true };
  assert.equal(roleOf(ann, [ann, here]), "Red");
  assert.equal(roleOf(here, [{ ...ann, bot: "easy" }, here]), "Blue, table-you");
});
