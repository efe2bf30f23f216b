// @ts-check
/**
 * Things happen one after another: what waits in the queue is shown once what came before has come
 * to rest and was looked at for a while. A click or the space bar skips to the present.
 *
 * What is said with a beat comes with its picture: of dice, when they lie; of hands and cards, when
 * they are open. A reaction's moment does not wait for the last beat to come to rest: what can be
 * played can be clicked while things still move. The end of a match is told as soon as its last beat
 * has come to rest, with the card that says why.
 */
import { wait } from "../scene/motion.js";
import { isMoment } from "./queue.js";
import { isTimed } from "./timing.js";

const TICK_MS = 50;

/** @typedef {{type: "advances"} | {type: "shows"} | {type: "tells", quiet: boolean} | {type: "arrives"}} Showing what the page sees next: for the state */

export class Frames {
  /**
   * @param {import("../scene/scene.js").Stage} stage
   * @param {{state: {queue: import("./queue.js").Queue, seen: boolean}, step: (message: Showing) => void}} page
   * @param {() => number} spare the seconds that are left for looking
   */
  constructor(stage, page, spare) {
    this.stage = stage;
    this.page = page;
    this.spare = spare;
    this.restsUntil = 0; // milliseconds of the page
  }

  get queue() {
    return this.page.state.queue;
  }

  /** Show all that waits, unless that is being done. */
  async run() {
    if (this.queue.busy) return;
    const { page } = this;
    for (page.step({ type: "advances" }); this.queue.head; page.step({ type: "advances" })) {
      if (isMoment(this.queue.head)) {
        // What is past already is not worth a word.
        if (!this.queue.waiting.some(isMoment)) page.step({ type: "arrives" });
        continue;
      }
      await this.rest();
      const rested = this.show();
      const [moment] = this.queue.waiting;
      if (isMoment(moment) && isTimed(moment)) {
        page.step({ type: "advances" });
        page.step({ type: "arrives" });
      }
      await rested;
    }
  }

  /** Look at what is there, as long as it takes and there is time. */
  async rest() {
    while (performance.now() < this.restsUntil && this.spare() > 0 && !this.queue.skipping && !this.queue.onward) await wait(TICK_MS);
  }

  /** Draw a frame at once; resolves when it has come to rest. */
  async show() {
    this.page.step({ type: "shows" });
    const { beat, scene } = this.queue;
    if (!beat || !scene) return;
    const { quiet, speed, later, look, frame } = beat;
    if (!later) this.page.step({ type: "tells", quiet });
    await this.stage.show(scene, this.page.state.seen ? "" : frame.motion, speed);
    if (later) this.page.step({ type: "tells", quiet: this.queue.skipping || this.queue.onward });
    if (look) this.restsUntil = performance.now() + look * 1000;
  }
}
