// What a page makes of changes, besides what the server's tests compare.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applied, momentOf, sceneOf, statusesOf } from "../../../src/potager/table/web/static/js/scene/changes.js";

const scene = { width: 9, height: 9, sprites: [{ key: "a", x: 1 }, { key: "b", target: "b" }] };

test("a whole scene needs nothing before it, a change does", () => {
  assert.equal(sceneOf(null, { seq: 1, scene }), scene);
  assert.throws(() => sceneOf(null, { seq: 1, change: {} }));
  assert.deepEqual(sceneOf(scene, { seq: 2, change: {} }), scene);
});

test("a change leaves the scene before as it was", () => {
  const before = structuredClone(scene);
  const change = {
    gone: ["a"],
    edits: { b: { target: null, x: 3 } },
    put: [[0, "c", {}]],
    width: 10,
  };
  const after = { width: 10, height: 9, sprites: [{ key: "c" }, { key: "b", x: 3 }] };
  assert.deepEqual(applied(scene, change), after);
  assert.deepEqual(scene, before);
});

test("seats are kept until something of them is new", () => {
  const seatsOf = (before, now) => momentOf(before, { now, you: { own: [1] } }).seats;
  const idle = { active: false, chosen: false };
  const seats = [{ seat: 0, name: "Ann", ready: true }, { seat: 1, name: "Bob" }];
  const before = seatsOf([], { seats });
  assert.deepEqual(before, [{ ...seats[0], mine: false, ...idle }, { ...seats[1], mine: true, ...idle }]);
  const turned = seatsOf(before, { seat_edits: { 0: { ready: null }, 1: { ready: true } }, active: [1], chosen: [0] });
  const ann = { seat: 0, name: "Ann", mine: false, active: false, chosen: true };
  assert.deepEqual(turned, [ann, { seat: 1, name: "Bob", mine: true, ready: true, active: true, chosen: false }]);
  assert.deepEqual(seatsOf(turned, {}), turned.map((one) => ({ ...one, ...idle })));
});

test("a moment is what all are told and what this viewer is", () => {
  const moment = momentOf([], { now: { seq: 3 }, you: { seat: -1, prompt: "Wait." } });
  assert.deepEqual(moment, { phase: "playing", seq: 3, seat: -1, prompt: "Wait.", seats: [] });
});

test("who walked has arrived with the next change", () => {
  const walk = { keys: ["a"], way: [[0, 5]] };
  const walked = applied(scene, { edits: { a: { x: 9 } }, walk });
  assert.deepEqual(walked.walk, walk);
  assert.equal(sceneOf(walked, { seq: 2 }), walked);
  assert.deepEqual(applied(walked, {}), { width: 9, height: 9, sprites: walked.sprites });
});

test("a part of a status is told alone", () => {
  const before = [{ parts: ["a", "b", "c"] }, { parts: ["d"], score: [1, 2] }];
  const kept = structuredClone(before);
  const after = statusesOf(before, { seq: 2, part_edits: [[0, 1, "x"]], status_edits: { 1: { score: null } } });
  assert.deepEqual(after, [{ parts: ["a", "x", "c"] }, { parts: ["d"] }]);
  assert.deepEqual(before, kept);
});
