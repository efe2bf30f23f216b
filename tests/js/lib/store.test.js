// One state, step by step: what comes of drawing waits until all is drawn.
import assert from "node:assert/strict";
import test from "node:test";
import { Store } from "../../../src/potager/table/web/static/js/lib/store.js";

const add = (state, by) => (by ? state + by : state);

test("a step draws what is new beside what was, and nothing where nothing changes", () => {
  const drawn = [];
  const store = new Store(1, add, (state, before) => drawn.push([before, state]));
  assert.equal(store.step(2), true);
  assert.equal(store.step(0), false);
  assert.deepEqual(drawn, [[1, 3]]);
});

test("a message that comes of drawing is a step of its own, after it", () => {
  const drawn = [];
  const store = new Store(0, add, (state, before) => {
    if (!before) {
      assert.equal(store.step(10), false, "not yet");
      assert.equal(store.state, 1);
    }
    drawn.push(state);
  });
  store.step(1);
  assert.deepEqual(drawn, [1, 11]);
});

test("a drawing that fails does not stop the page", () => {
  let broken = true;
  const store = new Store(0, add, () => {
    if (broken) throw new Error("no such node");
  });
  assert.throws(() => store.step(1));
  broken = false;
  assert.equal(store.step(1), true);
  assert.equal(store.state, 2);
});
