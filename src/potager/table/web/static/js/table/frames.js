// @ts-check
/**
 * Things happen one after another: frames, the beats of events, wait here until those before them
 * have come to rest and were looked at for a while. How fast that goes is the person's choice, and a
 * click or the space bar skips to the present. Where more is waiting than can be looked at soon, it
 * goes faster; of very much, as after a lost connection, most at once. Who goes on and on sees each
 * present at once, until there is something to do, and of the end its last beat.
 *
 * What is said with a beat comes with its picture: of dice, when they lie; of hands and cards, when
 * they are open.
 *
 * While a reaction waits for its time to be out, or short sand runs, they hurry too, and a reaction's
 * moment does not wait for the last one to come to rest: what can be played can be clicked while
 * things still move.
 *
 * The end of a match is told only after its last beat was seen.
 */
import { sceneOf, statusesOf } from "../scene/changes.js";
import { finishAll, wait } from "../scene/motion.js";
import { pace } from "./pace.js";
import { isTimed, sandRuns } from "./timing.js";

/** @typedef {import("../wire.js").Frame} Frame */
/** @typedef {import("./players.js").Moment} Now */

const HURRY_FROM_S = 6; // of later events that wait to be looked at
const HURRY = 0.45;
const RUSH = 0.15;
const JUMP_FROM_S = 16;
const LONG_REST_S = 2; // one that even those who catch up are given in full: there is something to read
const MOVING_S = 0.3; // a motion, about
const LAST_BEAT_S = 1.2; // before the end is told
const TICK_MS = 50;

export class Frames {
  /**
   * @param {import("../scene/scene.js").Stage} stage
   * @param {(frame: Frame, quiet: boolean, scene: import("../wire.js").Scene) => boolean} onFrame before a frame is shown; says whether
   * it was seen already
   * @param {(frame: Frame, quiet: boolean) => void} onTold when it is time for what is said with it
   * @param {(now: Now) => void} onNow when all frames before it were shown
   * @param {() => number} spare the seconds that are left for looking
   */
  constructor(stage, onFrame, onTold, onNow, spare) {
    this.stage = stage;
    this.onFrame = onFrame;
    this.onTold = onTold;
    this.onNow = onNow;
    this.spare = spare;
    /** @type {(Frame | Now)[]} each update's frames, then its moment */
    this.waiting = [];
    /** @type {Now | null} the newest moment, whether or not it is shown yet */
    this.newest = null;
    /** @type {import("../wire.js").Scene | null} the last one that was shown */
    this.scene = null;
    /** @type {import("../wire.js").SeatStatus[]} how far everybody is in it */
    this.statuses = [];
    this.busy = false;
    this.skipping = false; // to the present, with nothing between
    this.onward = false; // to one present after another, until somebody says stop
    this.shown = -1; // the last event that was shown to its end
    this.at = -1; // the event that is shown
    this.restsUntil = 0; // milliseconds of the page
  }

  /** @param {Frame[]} frames @param {Now} now */
  push(frames, now) {
    this.newest = now;
    this.waiting.push(...frames, now);
    if (isTimed(now) || this.secondsAfter(this.at) > JUMP_FROM_S) finishAll();
    if (!this.busy) void this.run();
  }

  /** Show the present at once; says whether there was something to skip. */
  skip() {
    if (!this.busy) return false;
    this.skipping = true;
    finishAll();
    return true;
  }

  /** Show whatever comes at once, from now on. */
  goOn() {
    this.onward = true;
    finishAll();
  }

  /** Show things one after another again. */
  stop() {
    this.onward = false;
  }

  async run() {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if ("prompt" in next) {
        if (next.ending && this.at >= 0) await this.rest();
        // What is past already is not worth a word.
        if (!this.waiting.some((one) => "prompt" in one)) this.onNow(next);
        continue;
      }
      await this.rest();
      const rested = this.show(next);
      const [moment] = this.waiting;
      if (moment && "prompt" in moment && isTimed(moment)) {
        this.waiting.shift();
        this.onNow(moment);
      }
      await rested;
    }
    this.busy = false;
    this.skipping = false;
  }

  /** Whether other beats of the event that is shown follow. */
  hasMore() {
    const [next] = this.waiting;
    return Boolean(next && "beat" in next);
  }

  /** Look at what is there, as long as it takes and there is time. */
  async rest() {
    while (performance.now() < this.restsUntil && this.spare() > 0 && !this.skipping && !this.onward) await wait(TICK_MS);
  }

  /** Draw a frame at once; resolves when it has come to rest. @param {Frame} frame */
  async show(frame) {
    if (this.isLast()) this.stop();
    // The first of all, or what is shown in another layout or with other eyes.
    const known = this.at < 0 || frame.seq <= this.shown;
    const left = this.secondsAfter(frame.seq);
    const skips = this.skipping || this.onward;
    const jump = known || skips || left > JUMP_FROM_S;
    this.at = frame.seq;
    if (!this.hasMore()) this.shown = frame.seq;
    this.scene = sceneOf(this.scene, frame);
    this.statuses = statusesOf(this.statuses, frame);
    const rest = this.restOf(frame);
    const read = rest >= LONG_REST_S && !known && !skips;
    const quiet = jump && !read;
    const seen = this.onFrame(frame, quiet, this.scene);
    const told = frame.pace ?? 1;
    const speed = jump ? 0 : this.pace(left) * told;
    // Where a reaction is open its moment comes at once, and nothing may be said after it.
    const later = (frame.motion === "roll" || frame.motion === "reveal") && speed > 0 && !isTimed(this.newest);
    if (!later) this.onTold(frame, quiet);
    await this.stage.show(this.scene, seen ? "" : frame.motion, speed);
    if (later) this.onTold(frame, this.skipping || this.onward);
    const slow = read ? pace() * told : speed;
    if (!known && slow) this.restsUntil = performance.now() + rest * slow * 1000;
  }

  /** The seconds to look at a frame. @param {Frame} frame */
  restOf(frame) {
    const { rest = 0 } = frame;
    return this.isLast() ? Math.max(LAST_BEAT_S, rest) : rest;
  }

  /** Whether the last beat of the match is shown. */
  isLast() {
    const [next] = this.waiting;
    return Boolean(next && "prompt" in next && next.ending);
  }

  /** The seconds that the events after this one would take, at the usual pace. @param {number} seq */
  secondsAfter(seq) {
    let sum = 0;
    for (const one of this.waiting)
      if (!("prompt" in one) && one.seq > seq) sum += (MOVING_S + (one.rest ?? 0)) * (one.pace ?? 1);
    return sum;
  }

  /** @param {number} left the seconds that wait */
  pace(left) {
    if (isTimed(this.newest) || sandRuns(this.newest)) return Math.min(pace(), left ? RUSH : HURRY);
    return left > HURRY_FROM_S ? Math.min(pace(), HURRY) : pace();
  }
}
