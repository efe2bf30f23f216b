// Whether a note lies on something.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { meet } = await import("../../../src/potager/table/web/static/js/lib/note_places.js");

const box = (left, top, right, bottom) => ({ left, top, right, bottom });

test("boxes meet where they share room, from either side", () => {
  const one = box(0, 0, 10, 10);
  for (const other of [box(5, 5, 15, 15), box(2, 2, 3, 3), box(-5, -5, 20, 20)]) {
    assert.ok(meet(one, other));
    assert.ok(meet(other, one));
  }
});

test("boxes side by side don't meet", () => {
  for (const other of [box(10, 0, 20, 10), box(0, 10, 10, 20), box(20, 20, 30, 30)]) assert.ok(!meet(box(0, 0, 10, 10), other));
});
