// @ts-check
/**
 * Things happen one after another: frames wait here until those before them have come to rest.
 * When many are waiting, as after a lost connection, they go faster, and most of them at once.
 */
import { finishAll } from "./motion.js";

/** @typedef {import("./wire.js").Frame} Frame */
/** @typedef {import("./wire.js").Now} Now */

const HURRY_FROM = 3;
const HURRY = 0.45;
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
    /** @type {Frame[]} */
    this.waiting = [];
    /** @type {Now | null} */
    this.now = null;
    this.busy = false;
    this.shown = -1; // the last seq
  }

  /** @param {Frame[]} frames @param {Now} now */
  push(frames, now) {
    this.waiting.push(...frames);
    this.now = now;
    if (this.waiting.length > JUMP_FROM) finishAll();
    if (!this.busy) void this.run();
  }

  async run() {
    this.busy = true;
    while (this.waiting.length || this.now) {
      const frame = this.waiting.shift();
      if (frame) await this.show(frame);
      else if (this.now) {
        const now = this.now;
        this.now = null;
        this.onNow(now);
      }
    }
    this.busy = false;
  }

  /** @param {Frame} frame */
  async show(frame) {
    const known = this.shown < 0 || frame.seq <= this.shown; // the first, or another layout of it
    const left = this.waiting.length;
    const jump = known || left > JUMP_FROM;
    const pace = left >= HURRY_FROM ? HURRY : 1;
    this.shown = frame.seq;
    this.onFrame(frame, jump);
    await this.stage.show(frame.scene, frame.motion, jump ? 0 : pace);
  }
}
