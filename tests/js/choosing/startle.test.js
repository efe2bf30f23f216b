// A click that was meant for what lay there a moment ago.
import assert from "node:assert/strict";
import test from "node:test";
import { Startle } from "../../../src/potager/table/web/static/js/choosing/startle.js";

/** A pointer over a scene where something lies. */
function over(lies) {
  let moved;
  const scene = { lies };
  const startle = new Startle({ addEventListener: (_, listener) => (moved = listener) }, () => scene.lies);
  const move = (by = 3) => moved({ movementX: by, movementY: 0, target: null });
  const caught = (pointerType = "mouse") => startle.caught({ pointerType, target: null });
  move();
  return { scene, startle, move, caught };
}

test("a click in the same breath was meant for what lay there", () => {
  const { scene, startle, caught } = over("a power");
  startle.opened();
  assert.equal(caught(), false, "it is still there");
  scene.lies = "a bid";
  assert.equal(caught(), true);
  assert.equal(caught("touch"), false, "a finger comes down where it wants to");
});

test("whoever has moved since is taken at their word, also if something moved under them", () => {
  const { scene, startle, move, caught } = over("a power");
  startle.opened();
  scene.lies = "a bid";
  move(0);
  assert.equal(caught(), true, "the scene moved, not the mouse");
  move();
  assert.equal(caught(), false);
});

test("so is who waits a moment", async () => {
  const { scene, startle, caught } = over("a power");
  startle.opened();
  scene.lies = "a bid";
  await new Promise((over) => setTimeout(over, 420));
  assert.equal(caught(), false);
});
