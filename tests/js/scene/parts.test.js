// A line of the log in words, as screen readers speak it.
import assert from "node:assert/strict";
import test from "node:test";
import { words } from "../../../src/potager/table/web/static/js/scene/parts.js";

/** @param {string} label @returns {import("../../../src/potager/table/web/static/js/wire.js").Part} */
const picture = (label) => ["symbol", label, []];

test("pictures are spoken by their labels, and no space comes before a comma or a full stop", () => {
  assert.equal(words(["Pip's", picture("paper"), "beats your", picture("rock"), "."]), "Pip's paper beats your rock.");
  const list = [picture("a small red"), ",", picture("a small blue"), "and", picture("a large green"), "."];
  assert.equal(words(["You take", ...list]), "You take a small red, a small blue and a large green.");
});

test("what has no words is left out", () => {
  assert.equal(words(["", "You pass.", picture("")]), "You pass.");
});
