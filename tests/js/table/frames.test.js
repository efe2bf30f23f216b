// Beats are shown one after another: hurried by the seconds that wait, and said when they are seen.
import assert from "node:assert/strict";
import test from "node:test";

Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
const { Frames } = await import("../../../src/potager/table/web/static/js/table/frames.js");
const { Store } = await import("../../../src/potager/table/web/static/js/lib/store.js");
const { begin, next } = await import("../../../src/potager/table/web/static/js/table/state.js");

const NOW = { seq: 0, phase: "playing" };
const START = { seq: 0, scene: { width: 1, height: 1, sprites: [] } };

/** Frames on a stage that takes so many milliseconds to move, and what was done, in order. */
function frames(moving = 0) {
  /** @type {[string, number | string][]} */
  const done = [];
  const stage = {
    async show(_scene, motion, speed) {
      done.push(["moves", speed]);
      await new Promise((over) => setTimeout(over, moving));
      done.push(["lies", motion]);
    },
  };
  const store = new Store(begin(), (state, message) => {
    if (message.type === "tells") done.push(["told", message.quiet ? "" : state.queue.beat.frame.seq]);
    return next(state, message);
  }, () => {});
  const showing = new Frames(stage, store, () => Infinity);
  const made = {
    push: (frames, now) => {
      store.step({ type: "update", frames, now, you: { seat: -1, prompt: "" } });
      void showing.run();
    },
    skip: () => store.step({ type: "skips" }),
    goOn: () => store.step({ type: "goes-on" }),
    stop: () => store.step({ type: "stops" }),
    get busy() {
      return store.state.queue.busy;
    },
    get onward() {
      return store.state.queue.onward;
    },
  };
  made.push([START], NOW);
  return { made, done };
}

/** Wait until something is so, however busy the machine is. @param {() => boolean} is */
async function until(is) {
  for (let tries = 0; !is() && tries < 4000; tries++) await new Promise((over) => setTimeout(over, 5));
  assert.ok(is());
}

/** Events one after another, each with so many seconds to look at it. */
const events = (count, rest) => Array.from({ length: count }, (_, i) => ({ seq: i + 1, motion: "glide", rest }));

async function paceOfTheFirst(waiting) {
  const { made, done } = frames();
  await until(() => !made.busy);
  made.push(waiting, NOW);
  const moved = () => done.filter(([what]) => what === "moves");
  await until(() => moved().length > 1);
  made.skip();
  return moved()[1][1];
}

test("many short events are not hurried", async () => {
  assert.equal(await paceOfTheFirst(events(8, 0.1)), 1);
});

test("a few long ones are", async () => {
  assert.ok((await paceOfTheFirst(events(4, 3))) < 1);
});

test("the beats of one long event are not", async () => {
  const beats = events(1, 5).concat([1, 2, 3].map((beat) => ({ seq: 1, beat, motion: "glide", rest: 5 })));
  assert.equal(await paceOfTheFirst(beats), 1);
});

test("of very much, most is shown at once", async () => {
  assert.equal(await paceOfTheFirst(events(40, 1)), 0);
});

test("a line comes with its picture, and what dice say when they lie", async () => {
  for (const [motion, wanted] of [["glide", ["told", "lies"]], ["roll", ["lies", "told"]]]) {
    const { made, done } = frames(5);
    await until(() => !made.busy);
    done.length = 0;
    made.push([{ seq: 1, motion }], NOW);
    await until(() => !made.busy);
    assert.deepEqual(done.map(([what]) => what).filter((what) => what !== "moves"), wanted);
  }
});

test("what only bots take part in moves faster, and counts less", async () => {
  assert.equal(await paceOfTheFirst([{ seq: 1, motion: "glide", rest: 0.1, pace: 0.5 }]), 0.5);
  const brisk = events(4, 3).map((one) => ({ ...one, pace: 0.25 }));
  assert.equal(await paceOfTheFirst(brisk), 0.25, "not hurried besides");
});

test("who goes on sees everything at once, but the last beat of the match", async () => {
  const { made, done } = frames();
  await until(() => !made.busy);
  done.length = 0;
  made.goOn();
  made.push(events(2, 5), NOW);
  await until(() => !made.busy);
  made.push([{ seq: 3, motion: "glide", rest: 5 }, { seq: 3, beat: 1, motion: "glide" }], { ...NOW, ending: {} });
  await until(() => done.filter(([what]) => what === "moves").length > 3);
  assert.deepEqual(done.flatMap(([what, speed]) => (what === "moves" ? [speed] : [])), [0, 0, 0, 1]);
  assert.equal(made.onward, false);
  made.skip();
});

test("the end of a match comes with the card that says why", async () => {
  const { made } = frames();
  await until(() => !made.busy);
  made.push([{ seq: 1, motion: "glide", rest: 3600 }], { ...NOW, ending: {} });
  await until(() => !made.busy);
});

test("who says stop sees things one after another again", async () => {
  const { made, done } = frames();
  await until(() => !made.busy);
  made.goOn();
  made.push(events(1, 5), NOW);
  await until(() => !made.busy);
  made.stop();
  done.length = 0;
  made.push([{ seq: 2, motion: "glide" }], NOW);
  await until(() => !made.busy);
  assert.deepEqual(done[1], ["moves", 1]);
});
