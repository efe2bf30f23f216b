// Names and words that have little room.
import assert from "node:assert/strict";
import { test } from "node:test";
import "../page.js";

const { shortened } = await import("../../../src/potager/table/web/static/js/scene/scene.js");

test("a long name ends in an ellipsis, a short one is whole", () => {
  assert.equal(shortened("Bartholomew Alexandrovic", 120, 17), "Bartholome…");
  assert.equal(shortened("Clover", 85, 17), "Clover");
});
