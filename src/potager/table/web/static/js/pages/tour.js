// @ts-check
/**
 * Going through events that are known already, as a lesson and a replay do: one further is shown as
 * it happens, all else at once.
 */
import { finishAll, wait } from "../scene/motion.js";

/** @typedef {import("../scene/beats.js").Beat} Beat */

const TICK_MS = 50;

export class Tour {
  /**
   * @param {import("../scene/scene.js").Stage} stage
   * @param {object} way
   * @param {(index: number, onward: boolean) => Promise<Beat[]>} way.beats what is to be shown of an event
   * @param {(beat: Beat, onward: boolean) => void} way.draw what is beside the scene
   * @param {() => number} way.pace how long everything takes, against the usual
   * @param {(beat: Beat, next?: Beat) => number} way.rest the seconds to look at it
   */
  constructor(stage, { beats, draw, pace, rest }) {
    this.stage = stage;
    this.beats = beats;
    this.draw = draw;
    this.pace = pace;
    this.rest = rest;
    this.at = 0;
    this.busy = false;
    this.skipping = false;
    this.showing = 0; // which showing is the newest: an older one that ends changes nothing
  }

  /** Go there; says whether it came there, and to rest. @param {number} wanted */
  async go(wanted) {
    const mine = ++this.showing;
    const onward = wanted === this.at + 1;
    finishAll();
    this.skipping = false;
    const found = await this.beats(wanted, onward).catch((problem) => {
      if (mine === this.showing) throw problem;
      return [];
    });
    if (mine !== this.showing) return false;
    this.at = wanted;
    this.busy = true;
    for (const [index, beat] of found.entries()) {
      const speed = onward && !this.skipping ? this.pace() : 0;
      this.draw(beat, onward);
      await this.stage.show(beat.scene, beat.frame.motion, speed);
      let left = this.rest(beat, found[index + 1]) * speed * 1000;
      for (; left > 0 && !this.skipping; left -= TICK_MS) await wait(Math.min(left, TICK_MS));
      if (mine !== this.showing) return false;
    }
    this.busy = false;
    return true;
  }

  /** Show at once what is being shown; says whether there was something. */
  skip() {
    if (!this.busy) return false;
    this.skipping = true;
    finishAll();
    return true;
  }
}
