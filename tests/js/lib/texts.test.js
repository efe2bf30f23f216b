// Texts with their arguments.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { filled } = await import("../../../src/potager/table/web/static/js/lib/texts.js");

test("arguments stand in their places, also twice", () => {
  assert.equal(filled([["name"], " and ", ["name"], " have ", ["n"], "."], { name: "Ann", n: 3 }), "Ann and Ann have 3.");
});

test("a word goes with its number", () => {
  /** @type {import("../../../src/potager/table/web/static/js/lib/texts.js").Text} */
  const text = [["n", { one: [["n"], " piece"], other: [["n"], " pieces"], 12: "a dozen" }, "other", ""]];
  assert.equal(filled(text, { n: 1 }), "1 piece");
  assert.equal(filled(text, { n: 0 }), "0 pieces");
  assert.equal(filled(text, { n: 12 }), "a dozen");
});

test("words choose too, and places in a row have their own rules", () => {
  assert.equal(filled([["who", { you: "you are", other: "they are" }, "other", ""]], { who: "x" }), "they are");
  assert.equal(filled([["n", { two: "2nd", other: "later" }, "other", "ordinal"]], { n: 2 }), "2nd");
});
