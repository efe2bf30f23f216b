// What somebody chose last for a match with bots.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { lastChoice, rememberChoice, sendAlong } = await import("../../../src/potager/table/web/static/js/pages/last_choice.js");

test("the choice of each game is kept by itself, field by field", (around) => {
  const before = globalThis.FormData;
  Object.assign(globalThis, { FormData: class extends Map {} });
  around.after(() => Object.assign(globalThis, { FormData: before }));
  rememberChoice("carrotia", new Map([["quick", "easy"], ["option.players", 3]]));
  assert.deepEqual(lastChoice("carrotia"), { quick: "easy", "option.players": "3" });
  assert.equal(lastChoice("yes-broccoli"), null);
});

test("it goes along with another form as hidden fields", () => {
  Object.assign(globalThis, { document: { createElement: () => ({}) } });
  const fields = [];
  sendAlong({ append: (field) => fields.push(field) }, { quick: "hard" });
  assert.deepEqual(fields, [{ type: "hidden", name: "quick", value: "hard" }]);
});
