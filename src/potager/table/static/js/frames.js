// @ts-check
/**
 * Things happen one after another: frames wait here until those before them have come to rest.
 * When many are waiting, as after a lost connection, they go faster, and most of them at once.
 *
 * While a timed window is open they hurry too, and its moment does not wait for the last one to
 * come to rest: what can be played can be clicked while things still move.
 */
import { finishAll } from "./motion.js";

/** @typedef {import("./wire.js").Frame} Frame */
/** @typedef {import("./wire.js").Now} Now */

const HURRY_FROM = 3;
const HURRY = 0.45;
const RUSH = 0.25;
const JUMP_FROM = 10;

export class Frames {
  /**
   * @param {import("./scene.js").Stage} stage
   * @param {(frame: Frame, quiet: boolean) => void} onFrame before a frame is shown
   * @param {(now: Now) => void} onNow when all frames before it were shown
   */
  constructor(stage, onFrame, onNow) {
    this.stage = stage;
    this.onFrame = onFrame;
    this.onNow = onNow;
    /** @type {(Frame | Now)[]} each update's frames, then its moment */
    this.waiting = [];
    /** @type {Now | null} the newest moment, whether or not it is shown yet */
    this.newest = null;
    this.busy = false;
    this.shown = -1; // the last seq
  }

  /** @param {Frame[]} frames @param {Now} now */
  push(frames, now) {
    this.newest = now;
    this.waiting.push(...frames, now);
    if (this.waiting.length > JUMP_FROM) finishAll();
    if (!this.busy) void this.run();
  }

  async run() {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (!("scene" in next)) {
        this.onNow(next);
        continue;
      }
      const rested = this.show(next);
      const [moment] = this.waiting;
      if (moment && !("scene" in moment) && moment.window) {
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
    const left = this.waiting.filter((one) => "scene" in one).length;
    const jump = known || left > JUMP_FROM;
    this.shown = frame.seq;
    this.onFrame(frame, jump);
    await this.stage.show(frame.scene, frame.motion, jump ? 0 : this.pace(left));
  }

  /** @param {number} left how many frames wait */
  pace(left) {
    if (this.newest?.window) return left ? RUSH : HURRY;
    return left >= HURRY_FROM ? HURRY : 1;
  }
}
