// @ts-check
/**
 * Windows for reactions. A timed one shows how long it is still open and has a button to hold it,
 * at once, while things may still move in the scene. One without a timer has buttons to pass for
 * longer. What can be played is the picker's business.
 */
import { the } from "./dom.js";

/** @typedef {import("./wire.js").Now} Now */
/** @typedef {import("./prompt.js").Button} Button */

const TICK_MS = 100;
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

export class Reaction {
  /**
   * @param {() => number} serverTime
   * @param {(message: import("./wire.js").BrowserMessage) => boolean} send
   */
  constructor(serverTime, send) {
    this.serverTime = serverTime;
    this.send = send;
    this.box = the("window");
    this.left = the("window-left");
    this.bar = the("window-bar");
    this.button = /** @type {HTMLButtonElement} */ (the("hold"));
    /** @type {Now | null} */
    this.now = null;
    this.button.addEventListener("click", () => this.hold());
    setInterval(() => this.tick(), TICK_MS);
  }

  /** The present, before its frames are shown. @param {Now} now */
  set(now) {
    this.now = now;
    const { window } = now;
    this.box.hidden = !window;
    this.box.classList.toggle("held", Boolean(window?.held));
    this.button.hidden = !window?.mine || Boolean(window.held);
    this.button.disabled = false;
    // Who has nothing to play may hold too, for that must not be seen, but need not be asked to.
    this.button.classList.toggle("go", Boolean(now.decisions?.[0]?.branches.length));
    this.tick();
  }

  /** Whether a window is open that this player can hold. */
  get holdable() {
    return !this.box.hidden && !this.button.hidden && !this.button.disabled;
  }

  /** More time, for everybody who is asked. */
  hold() {
    const decision = this.now?.decisions?.[0];
    if (!decision || !this.holdable) return;
    this.button.disabled = this.send({ type: "hold", decision: decision.id, seat: decision.seat });
  }

  /** The buttons to pass for longer, or no more. @param {Now | null} now @returns {Button[]} */
  passes(now) {
    const decision = now?.decisions?.[0];
    if (!decision?.passes) return [];
    /** @param {string} text @param {string} until @returns {Button} */
    const button = (text, until) => {
      const { id, seat } = decision;
      const act = () => void this.send({ type: "pass-for", decision: id, seat, until });
      return { text, kind: "", act };
    };
    if (decision.passing) return [button("Ask me again", "")];
    return decision.passes.map(({ text, until }) => button(text, until));
  }

  tick() {
    const window = this.now?.window;
    if (!window) return;
    const left = Math.min(window.length, Math.max(0, window.closes_at - this.serverTime()));
    const seconds = Math.ceil(left);
    this.left.textContent = `${seconds} s`;
    // Who likes it calm sees the bar move once a second.
    this.bar.style.transform = `scaleX(${(CALM.matches ? seconds : left) / window.length})`;
    if (left === 0) this.button.disabled = true;
  }
}
