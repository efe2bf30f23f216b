// Applies the changes of a file, which Python has made, and fails where the scene is another one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { applied } from "../../../src/potager/table/web/static/js/scene/changes.js";

/** Nought may be sent or left out: it is the default. */
const told = (sprite) => Object.fromEntries(Object.entries(sprite).filter(([, value]) => value !== 0));
const tidy = (scene) => ({ ...scene, sprites: scene.sprites.map(told) });

const examples = JSON.parse(readFileSync(process.argv[2], "utf-8"));
for (const [before, change, after] of examples)
  assert.deepEqual(tidy(applied(before, change)), tidy(after));
console.log(`${examples.length} changes`);
