// @ts-check
/**
 * Reactions: how many of those who are asked have chosen, and how long it is still open, told at
 * once, while things may still move in the scene. What can be played is the picker's business.
 */
import { the } from "../lib/dom.js";
import { calm } from "../scene/motion.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */

const TICK_MS = 100;

export class Reaction {
  /** @param {() => number} serverTime */
  constructor(serverTime) {
    this.serverTime = serverTime;
    this.prompt = the("prompt");
    this.count = the("reaction-count");
    this.bar = the("reaction-bar");
    /** @type {import("../wire.js").ReactionStatus | undefined} */
    this.open = undefined;
    setInterval(() => this.tick(), TICK_MS);
  }

  /**
   * The present, before its frames are shown. How many have chosen is read beside what they choose
   * about: of a moment that is still on its way it would look like the count of the one before.
   * @param {Now} now
   * @param {boolean} shown whether nothing comes before it
   */
  set({ reaction }, shown) {
    this.open = reaction;
    this.count.hidden = !reaction;
    this.bar.hidden = !reaction?.closes_at || !shown; // nor does a bar say anything without its question
    this.prompt.classList.toggle("counted", !this.count.hidden);
    this.prompt.classList.toggle("timed", !this.bar.hidden);
    if (!reaction) return;
    this.count.textContent = shown ? t("table-have-chosen", { n: reaction.chosen, of: reaction.asked }) : "\u00a0";
    this.tick();
  }

  tick() {
    const { closes_at, length } = this.open ?? {};
    if (!closes_at || !length) return;
    const left = Math.min(length, Math.max(0, closes_at - this.serverTime()));
    // Who likes it calm sees the bar move once a second.
    this.bar.style.transform = `scaleX(${(calm.matches ? Math.ceil(left) : left) / length})`;
  }
}
