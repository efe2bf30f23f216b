// What a page makes of changes, besides what the server's tests compare.
import assert from "node:assert/strict";
import { test } from "node:test";
import { applied, sceneOf, seatsOf } from "../../src/potager/table/web/static/js/changes.js";

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
    edits: [{ key: "b", target: null, x: 3 }],
    put: [[0, { key: "c" }]],
    width: 10,
  };
  const after = { width: 10, height: 9, sprites: [{ key: "c" }, { key: "b", x: 3 }] };
  assert.deepEqual(applied(scene, change), after);
  assert.deepEqual(scene, before);
});

test("seats are kept until something of them is new", () => {
  const seats = [{ seat: 0, name: "Ann", active: true }, { seat: 1, name: "Bob" }];
  const turned = seatsOf(seats, {
    seat_edits: [{ seat: 0, active: null }, { seat: 1, active: true }],
  });
  assert.deepEqual(turned, [{ seat: 0, name: "Ann" }, { seat: 1, name: "Bob", active: true }]);
  assert.deepEqual(seatsOf(turned, {}), turned);
  assert.equal(seatsOf(turned, { seats }), seats);
});
