// Texts with their arguments.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { filled } = await import("../../../src/potager/table/web/static/js/lib/texts.js");

test("arguments stand in their places, also twice", () => {
  assert.equal(filled("{name} and {name} have {n}.", { name: "Ann", n: 3 }), "Ann and Ann have 3.");
});

test("a word goes with its number", () => {
  const text = "{n} {n:piece|pieces}";
  assert.equal(filled(text, { n: 1 }), "1 piece");
  assert.equal(filled(text, { n: 0 }), "0 pieces");
  assert.equal(filled(text, { n: 12 }), "12 pieces");
  assert.equal(filled("a{n:|s}", { n: 1 }), "a");
});
