// How fast what waits is shown, without a page or a clock.
import assert from "node:assert/strict";
import test from "node:test";
import { EMPTY, advanced, isMoment, presses, pushed, shownNext, skipped } from "../../../src/potager/table/web/static/js/table/queue.js";

const NOW = { seq: 0, prompt: "", phase: "playing" };
const scene = { width: 1, height: 1, sprites: [] };
const frame = (seq, more = {}) => ({ seq, scene, ...more });
const shown = (queue, pace = 1) => shownNext(advanced(queue), pace);
/** The queue of somebody who has seen the start. */
const started = () => advanced(advanced(shown(pushed(EMPTY, [frame(0)], NOW))));

test("frames come in their order, then their moment, then nothing", () => {
  let queue = advanced(pushed(EMPTY, [frame(0), frame(1)], NOW));
  assert.ok(queue.busy);
  const heads = [];
  for (; queue.head; queue = advanced(queue)) heads.push(isMoment(queue.head) ? "moment" : queue.head.seq);
  assert.deepEqual(heads, [0, 1, "moment"]);
  assert.equal(queue.busy, false);
});

test("the first scene and what was seen before are shown at once, and silently", () => {
  const first = shown(pushed(EMPTY, [frame(3)], NOW));
  assert.deepEqual([first.beat.speed, first.beat.quiet, first.shown], [0, true, 3]);
  const again = shown(pushed({ ...first, waiting: [] }, [frame(3)], NOW));
  assert.deepEqual([again.beat.speed, again.beat.look], [0, 0]);
});

test("an event was shown once its last beat was", () => {
  const queue = shown(pushed(started(), [frame(1), frame(1, { beat: 1 })], NOW));
  assert.deepEqual([queue.at, queue.shown], [1, 0]);
  assert.equal(shown(queue).shown, 1);
});

test("the pace is the person's, and the beat's own besides", () => {
  const slow = shown(pushed(started(), [frame(1, { rest: 2, pace: 0.5 })], NOW), 1.6);
  assert.equal(slow.beat.speed, 0.8);
  assert.equal(slow.beat.look, 1.6);
});

test("what is to be read is given its time, even where most is skipped for being late", () => {
  const late = pushed(started(), [frame(1, { rest: 3 }), frame(2, { rest: 20 })], NOW);
  const { beat } = shown(late);
  assert.deepEqual([beat.speed, beat.quiet, beat.look], [0, false, 3]);
  assert.ok(presses(late));
  assert.equal(shown({ ...late, skipping: true }).beat.look, 0, "but not to who skips");
});

test("dice say what they show when they lie, unless somebody may react to it", () => {
  const rolls = (now) => shown(pushed(started(), [frame(1, { motion: "roll" })], now)).beat.later;
  assert.equal(rolls(NOW), true);
  assert.equal(rolls({ ...NOW, reaction: { closes_at: 9 } }), false);
});

test("short sand and open reactions hurry", () => {
  const speed = (now, ...more) => shown(pushed(started(), [frame(1), ...more], now)).beat.speed;
  const sand = { kind: "hourglass", length: 60 };
  assert.equal(speed({ ...NOW, clocks: [sand] }), 0.45);
  assert.equal(speed({ ...NOW, clocks: [sand] }, frame(2)), 0.15);
  assert.equal(speed({ ...NOW, clocks: [{ ...sand, left: 3 }] }), 1, "a paused one doesn't");
  assert.ok(presses(pushed(EMPTY, [], { ...NOW, reaction: { closes_at: 9 } })));
});

test("who goes on sees the last beat of the match", () => {
  const onward = { ...started(), onward: true };
  assert.equal(shown(pushed(onward, [frame(1)], NOW)).beat.speed, 0);
  const last = shown(pushed(onward, [frame(1)], { ...NOW, ending: {} }));
  assert.deepEqual([last.onward, last.beat.speed], [false, 1]);
});

test("there is nothing to skip at rest", () => {
  const queue = started();
  assert.equal(skipped(queue), queue);
});
