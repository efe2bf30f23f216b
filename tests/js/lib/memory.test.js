// What a browser remembers, or may not.
import assert from "node:assert/strict";
import test from "node:test";
import { kept } from "../page.js";
const { recall, recallAll, remember } = await import("../../../src/potager/table/web/static/js/lib/memory.js");

test("what is remembered is recalled, and nothing else", () => {
  remember("a", "1");
  assert.equal(recall("a"), "1");
  assert.equal(recall("b"), null);
});

test("lists and objects come back whole; what is broken or missing is as if it was never there", () => {
  remember("list", JSON.stringify([1, 2]));
  assert.deepEqual(recallAll("list", []), [1, 2]);
  kept.set("broken", "[1,");
  assert.deepEqual(recallAll("broken", []), []);
  assert.deepEqual(recallAll("missing", { a: 1 }), { a: 1 });
});

test("a private window forbids it, and the page goes on", (around) => {
  const forbids = () => {
    throw new Error("denied");
  };
  const before = globalThis.localStorage;
  Object.assign(globalThis, { localStorage: { getItem: forbids, setItem: forbids } });
  around.after(() => Object.assign(globalThis, { localStorage: before }));
  remember("a", "2");
  assert.equal(recall("a"), null);
  assert.equal(recallAll("a", "none"), "none");
});
