// @ts-check
/**
 * What waits to be shown: frames, the beats of events, and after those of each update its moment. How
 * fast a beat goes is the person's choice. Where more is waiting than can be looked at soon, it goes
 * faster; of very much, as after a lost connection, most at once. Who goes on and on sees each
 * present at once, until there is something to do, and of the end its last beat.
 *
 * While a reaction waits for its time to be out, or short sand runs, they hurry too.
 */
import { sceneOf, statusesOf } from "../scene/changes.js";
import { isTimed, sandRuns } from "./timing.js";

/** @typedef {import("../wire.js").Frame} Frame */
/** @typedef {import("../wire.js").Scene} Scene */
/** @typedef {import("./players.js").Moment} Moment */

/**
 * What is shown just now.
 * @typedef {object} Beat
 * @property {Frame} frame
 * @property {boolean} quiet nothing is said about it
 * @property {number} speed 1 as usual, less to catch up, 0 at once
 * @property {boolean} later what is said comes when all has come to rest: of dice and cards that are open then
 * @property {number} look the seconds to look at it
 */

/**
 * @typedef {object} Queue
 * @property {(Frame | Moment)[]} waiting each update's frames, then its moment
 * @property {Frame | Moment | null} head what comes next
 * @property {Moment | null} newest whether or not it is shown yet
 * @property {Beat | null} beat
 * @property {Scene | null} scene the last one that was shown
 * @property {import("../wire.js").SeatStatus[]} statuses how far everybody is in it
 * @property {boolean} busy
 * @property {boolean} skipping to the present, with nothing between
 * @property {boolean} onward to one present after another, until somebody says stop
 * @property {number} shown the last event that was shown to its end
 * @property {number} at the event that is shown
 */

const HURRY_FROM_S = 6; // of later events that wait to be looked at
const HURRY = 0.45;
const RUSH = 0.15;
const JUMP_FROM_S = 16;
const LONG_REST_S = 2; // one that even those who catch up are given in full: there is something to read
const MOVING_S = 0.3; // a motion, about

/** @type {Queue} */
export const EMPTY = {
  waiting: [],
  head: null,
  newest: null,
  beat: null,
  scene: null,
  statuses: [],
  busy: false,
  skipping: false,
  onward: false,
  shown: -1,
  at: -1,
};

/** @param {Queue} queue @param {Frame[]} frames @param {Moment} newest @returns {Queue} */
export function pushed(queue, frames, newest) {
  return { ...queue, newest, waiting: [...queue.waiting, ...frames, newest] };
}

/** Whether what moves still must not be waited for. @param {Queue} queue */
export function presses(queue) {
  return isTimed(queue.newest) || secondsAfter(queue, queue.at) > JUMP_FROM_S;
}

/** The next one's turn has come; none: all was shown. @param {Queue} queue @returns {Queue} */
export function advanced(queue) {
  const [head, ...waiting] = queue.waiting;
  return head ? { ...queue, head, waiting, busy: true } : { ...queue, head: null, busy: false, skipping: false };
}

/** Whether something is a moment, and no frame. @param {Frame | Moment | null | undefined} one @returns {one is Moment} */
export function isMoment(one) {
  return Boolean(one && "prompt" in one);
}

/** Show the present at once; the same where there is nothing to skip. @param {Queue} queue @returns {Queue} */
export function skipped(queue) {
  return queue.busy ? { ...queue, skipping: true } : queue;
}

/**
 * The head is shown.
 * @param {Queue} queue
 * @param {number} pace how long everything takes, against the usual
 * @returns {Queue}
 */
export function shownNext(queue, pace) {
  const { head: frame, waiting, newest, skipping, shown, at, statuses } = queue;
  if (!frame || isMoment(frame)) return queue;
  const [next] = waiting;
  const last = isMoment(next) && Boolean(next.ending); // of the match
  const onward = queue.onward && !last;
  // The first of all, or what is shown in another layout or with other eyes.
  const known = at < 0 || frame.seq <= shown;
  const left = secondsAfter(queue, frame.seq);
  const skips = skipping || onward;
  const jump = known || skips || left > JUMP_FROM_S;
  const rest = frame.rest ?? 0;
  const read = rest >= LONG_REST_S && !known && !skips;
  const told = frame.pace ?? 1;
  const speed = jump ? 0 : hurried(newest, left, pace) * told;
  // Where a reaction is open its moment comes at once, and nothing may be said after it.
  const later = (frame.motion === "roll" || frame.motion === "reveal") && speed > 0 && !isTimed(newest);
  const look = known ? 0 : rest * (read ? pace * told : speed);
  return {
    ...queue,
    onward,
    at: frame.seq,
    shown: next && "beat" in next ? shown : frame.seq, // else other beats of the event follow
    scene: sceneOf(queue.scene, frame),
    statuses: statusesOf(statuses, frame),
    beat: { frame, quiet: jump && !read, speed, later, look },
  };
}

/** The seconds for which people look at this beat and all that wait. @param {Queue} queue @param {number} pace */
export function secondsToSee({ beat, waiting }, pace) {
  let sum = beat?.look ?? 0;
  for (const one of waiting) if (!isMoment(one)) sum += (one.rest ?? 0) * (one.pace ?? 1) * pace;
  return sum;
}

/** The seconds that the events after this one would take, at the usual pace. @param {Queue} queue @param {number} seq */
function secondsAfter({ waiting }, seq) {
  let sum = 0;
  for (const one of waiting)
    if (!isMoment(one) && one.seq > seq) sum += (MOVING_S + (one.rest ?? 0)) * (one.pace ?? 1);
  return sum;
}

/** @param {Moment | null} newest @param {number} left the seconds that wait @param {number} pace */
function hurried(newest, left, pace) {
  if (isTimed(newest) || sandRuns(newest)) return Math.min(pace, left ? RUSH : HURRY);
  return left > HURRY_FROM_S ? Math.min(pace, HURRY) : pace;
}
