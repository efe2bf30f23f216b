// Going through what is known: one further as it happens, all else at once.
import assert from "node:assert/strict";
import test from "node:test";
import "../page.js";
const { Tour } = await import("../../../src/potager/table/web/static/js/pages/tour.js");

/** A tour of five events with two beats each, and what it showed. */
function tour(rest = 0) {
  const done = [];
  const stage = { show: async (scene, _motion, speed) => void done.push([scene, speed]) };
  const fetched = {};
  const made = new Tour(stage, {
    beats: async (index, onward) => {
      await fetched[index];
      if (index > 5) throw new Error("no such event");
      const beats = ["a", "b"].map((beat) => ({ frame: {}, scene: `${index}${beat}` }));
      return onward ? beats : beats.slice(-1);
    },
    draw: () => {},
    pace: () => 0.5,
    rest: () => rest,
  });
  return { made, done, fetched };
}

test("the next event is shown beat by beat, any other one by its last", async () => {
  const { made, done } = tour();
  assert.equal(await made.go(1), true);
  await made.go(4);
  await made.go(3);
  assert.deepEqual(done, [["1a", 0.5], ["1b", 0.5], ["4b", 0], ["3b", 0]]);
  assert.equal(made.at, 3);
  assert.equal(made.busy, false);
});

test("who goes elsewhere meanwhile comes there, and not back", async () => {
  const { made, done, fetched } = tour();
  let arrives;
  fetched[2] = new Promise((come) => (arrives = come));
  const slow = made.go(2);
  await made.go(5);
  arrives();
  assert.equal(await slow, false);
  assert.deepEqual([made.at, done], [5, [["5b", 0]]]);
});

test("where an event can't be fetched it stays, and says so; unless somebody went on", async () => {
  const { made, fetched } = tour();
  await made.go(1);
  await assert.rejects(made.go(9));
  assert.equal(made.at, 1);
  let fails;
  fetched[8] = new Promise((_, fail) => (fails = fail));
  const lost = made.go(8);
  await made.go(2);
  fails(new Error("offline"));
  assert.equal(await lost, false);
});

test("what is being shown can be skipped", async () => {
  const { made, done } = tour(60);
  const going = made.go(1);
  while (!done.length) await new Promise((over) => setTimeout(over, 1));
  assert.equal(made.skip(), true);
  assert.equal(await going, true);
  assert.deepEqual(done, [["1a", 0.5], ["1b", 0]]);
  assert.equal(made.skip(), false, "now it is at rest");
});
