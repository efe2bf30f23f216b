// Frames that are known already, each with its whole scene.
import assert from "node:assert/strict";
import test from "node:test";
import { beatsOf, byEvent } from "../../../src/potager/table/web/static/js/scene/beats.js";

const scene = { width: 9, height: 9, sprites: [{ key: "a", x: 1 }] };
const moved = (seq, x, more = {}) => ({ seq, change: { edits: { a: { x } } }, ...more });
const places = (beats) => beats.map((one) => one.scene.sprites[0].x);

test("each beat has its own scene and statuses", () => {
  const beats = beatsOf([{ seq: 0, scene, statuses: [{ parts: ["1"] }] }, moved(1, 2), moved(2, 3, { part_edits: [[0, 0, "2"]] })]);
  assert.deepEqual(places(beats), [1, 2, 3]);
  assert.deepEqual(beats.map(({ statuses }) => statuses[0].parts[0]), ["1", "1", "2"]);
});

test("frames go on from a beat before them", () => {
  const [start] = beatsOf([{ seq: 0, scene, statuses: [{}] }]);
  assert.deepEqual(places(beatsOf([moved(1, 5)], start)), [5]);
  assert.deepEqual(beatsOf([], start), []);
  assert.throws(() => beatsOf([moved(1, 5)]), "a change needs a scene before it");
});

test("the beats of an event belong together, in their order", () => {
  const beats = beatsOf([{ seq: 4, scene }, moved(5, 2), moved(5, 3, { beat: 1 })]);
  assert.deepEqual([...byEvent(beats)].map(([seq, some]) => [seq, places(some)]), [[4, [1]], [5, [2, 3]]]);
});
