// Which lessons somebody took or declined.
import assert from "node:assert/strict";
import test from "node:test";
import { kept } from "../page.js";
const { knowsLesson, rememberLesson } = await import("../../../src/potager/table/web/static/js/pages/lesson_seen.js");

test("each game has its own lesson, which is offered once", () => {
  assert.equal(knowsLesson("carrotia"), false);
  rememberLesson("carrotia");
  rememberLesson("snail-invasion");
  rememberLesson("carrotia");
  assert.ok(knowsLesson("carrotia") && knowsLesson("snail-invasion"));
  assert.ok(!knowsLesson("snail"), "no part of a name");
  assert.equal(kept.get("potager.lessons"), "carrotia snail-invasion");
});
