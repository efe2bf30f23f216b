// @ts-check
/**
 * Things happen one after another: frames wait here until those before them have come to rest.
 * When many are waiting, as after a lost connection, they go faster, and most of them at once.
 *
 * A frame may ask to be looked at for a while before the next one, however quickly things move.
 *
 * While a reaction waits for its time to be out they hurry too, and its moment does not wait for the
 * last one to come to rest: what can be played can be clicked while things still move.
 */
import { sceneOf } from "./changes.js";
import { finishAll, wait } from "./motion.js";
import { isTimed } from "./reaction.js";

/** @typedef {import("./wire.js").Frame} Frame */
/** @typedef {import("./wire.js").Now} Now */

const HURRY_FROM = 3;
const HURRY = 0.45;
const RUSH = 0.15;
const JUMP_FROM = 10;
const LONG_REST_S = 2; // one that even those who catch up are given
const TICK_MS = 50;

export class Frames {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {(frame: Frame, quiet: boolean) => void} onFrame before a frame is shown
   * @param {(now: Now) => void} onNow when all frames before it were shown
   * @param {() => number} spare the seconds that are left for looking
   */
  constructor(stage, onFrame, onNow, spare) {
    this.stage = stage;
    this.onFrame = onFrame;
    this.onNow = onNow;
    this.spare = spare;
    /** @type {(Frame | Now)[]} each update's frames, then its moment */
    this.waiting = [];
    /** @type {Now | null} the newest moment, whether or not it is shown yet */
    this.newest = null;
    /** @type {import("./wire.js").Scene | null} the last one that was shown */
    this.scene = null;
    this.busy = false;
    this.shown = -1; // the last seq
    this.restsUntil = 0; // milliseconds of the page
  }

  /** @param {Frame[]} frames @param {Now} now */
  push(frames, now) {
    this.newest = now;
    this.waiting.push(...frames, now);
    if (isTimed(now) || this.waiting.length > JUMP_FROM) finishAll();
    if (!this.busy) void this.run();
  }

  async run() {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if ("phase" in next) {
        this.onNow(next);
        continue;
      }
      while (performance.now() < this.restsUntil && this.spare() > 0) await wait(TICK_MS);
      const rested = this.show(next);
      const [moment] = this.waiting;
      if (moment && "phase" in moment && isTimed(moment)) {
        this.waiting.shift();
        this.onNow(moment);
      }
      await rested;
    }
    this.busy = false;
  }

  /** Draw a frame at once; resolves when it has come to rest. @param {Frame} frame */
  async show(frame) {
    const known = this.shown < 0 || frame.seq <= this.shown; // the first, or another layout of it
    const left = this.waiting.filter((one) => !("phase" in one)).length;
    const jump = known || left > JUMP_FROM;
    this.shown = frame.seq;
    this.scene = sceneOf(this.scene, frame);
    this.onFrame(frame, jump);
    await this.stage.show(this.scene, frame.motion, jump ? 0 : this.pace(left));
    const rest = frame.rest ?? 0;
    if (!known && (!jump || rest >= LONG_REST_S)) this.restsUntil = performance.now() + rest * 1000;
  }

  /** @param {number} left how many frames wait */
  pace(left) {
    if (isTimed(this.newest)) return left ? RUSH : HURRY;
    return left >= HURRY_FROM ? HURRY : 1;
  }
}
