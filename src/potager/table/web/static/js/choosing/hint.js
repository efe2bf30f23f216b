// @ts-check
/**
 * The hint: asks for it, shows that somebody thinks, marks the best choice in the scene, all that is
 * left of its way, and lists what the others would be worth. It lies over the log, on a phone over
 * the players, so that nothing moves; and it is gone as soon as the choice is made.
 */
import { announce } from "../lib/announce.js";
import { el, picture, the } from "../lib/dom.js";
import { words } from "../scene/parts.js";
import { choiceRow } from "./choice_row.js";
import { markPath } from "./marks.js";
import { tapped } from "./paths.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Hinted} Hinted */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */
/** @typedef {import("../wire.js").BrowserMessage} BrowserMessage */

/** @typedef {{asked: string, told: Hinted | null, lit: HintedChoice | null}} Hinting the decision that is thought about, the answer, and which choice of it is lit */
/** @typedef {{type: "asks-hint", decision: string} | {type: "lights", choice: HintedChoice} | {type: "closes-hint"} | {type: "follows", path: readonly string[]}} Act */

export class Hint {
  /**
   * @param {import("./picker.js").Picker} picker
   * @param {{state: {hint: Hinting, now: import("../table/players.js").Moment | null}, step: (act: Act) => boolean}} page
   * @param {(message: BrowserMessage) => boolean} send
   * @param {() => Promise<boolean>} allows asks before a match counts no more
   */
  constructor(picker, page, send, allows) {
    this.picker = picker;
    this.page = page;
    this.send = send;
    this.allows = allows;
    this.button = /** @type {HTMLButtonElement} */ (the("hint"));
    this.panel = the("hint-panel");
    this.button.addEventListener("click", () => void this.ask());
  }

  get hint() {
    return this.page.state.hint;
  }

  get decision() {
    const { now } = this.page.state;
    return now?.phase === "playing" ? now.decisions?.[0] : undefined;
  }

  /** @param {Hinting} before */
  draw(before) {
    const { asked, told, lit } = this.hint;
    this.button.hidden = !this.page.state.now?.hints;
    const thinking = Boolean(asked);
    this.button.classList.toggle("thinking", thinking);
    this.button.setAttribute("aria-busy", String(thinking));
    const text = thinking ? t("hint-thinking") : t("hint-button");
    this.button.lastElementChild?.replaceChildren(text);
    this.button.setAttribute("aria-label", text);
    if (told !== before.told) this.drawPanel();
    // On a phone the reason is in the sheet with the prompt, unless buttons fill that.
    const explains = Boolean(told) && !the("prompt-buttons").childElementCount;
    this.panel.classList.toggle("explains", explains);
    the("prompt").classList.toggle("explained", explains);
    this.light();
    if (told && lit && told !== before.told) announce(`${this.title()} ${words(lit.parts).replace(/\.$/, "")}. ${told.gain}`);
  }

  async ask() {
    const { decision } = this;
    if (!decision || this.hint.asked || !(await this.allows())) return;
    const { id, seat } = decision;
    if (this.decision?.id === id && this.send({ type: "hint", decision: id, seat })) this.page.step({ type: "asks-hint", decision: id });
  }

  /** Nothing is called the best that another choice may well equal, nor good where all are alike. */
  title() {
    const { alike, hardly } = this.hint.told ?? {};
    return t(hardly ? "hint-any" : alike ? "hint-good" : "hint-best");
  }

  drawPanel() {
    const { told } = this.hint;
    this.panel.hidden = !told;
    if (!told) return;
    const { choices, gain, exact, free } = told;
    const source = choices[0].chance === undefined ? "hint-advice" : exact ? "hint-exact" : "hint-search";
    this.panel.replaceChildren(
      el(
        "div",
        { class: "hint-head row" },
        picture("icon-star"),
        el("h2", { class: "grows" }, this.title()),
        el("button", { type: "button", class: "close square muted", "aria-label": t("hint-close"), onclick: () => this.page.step({ type: "closes-hint" }) }, "×"),
      ),
      el("ul", { class: "hint-choices stack" }, ...choices.map((one) => el("li", {}, this.row(one)))),
      el("p", { class: "muted fine" }, gain, " ", t(free ? "hint-free" : source)),
      el("button", { type: "button", class: "button go", onclick: () => this.play() }, t("hint-play")),
    );
  }

  /** Do what is lit. */
  play() {
    this.page.step({ type: "follows", path: this.hint.lit?.path ?? [] });
  }

  /** A choice: how often it wins, if that is known, and what it is. A tap shows it in the scene. @param {HintedChoice} one */
  row(one) {
    // On small screens a reason has no other place; chances speak for themselves.
    const { told, lit } = this.hint;
    const why = one.chance === undefined && one === told?.choices[0] && el("small", { class: "hint-why muted" }, told.gain);
    const onclick = (/** @type {Event} */ { currentTarget }) => {
      this.page.step({ type: "lights", choice: one });
      for (const row of this.panel.querySelectorAll(".hint-choice")) row.setAttribute("aria-pressed", String(row === currentTarget));
    };
    return choiceRow(one, why, { "aria-pressed": String(one === lit), onclick });
  }

  /** Mark what is left of the choice that is shown: in the scene, or among the buttons. */
  light() {
    const { stage, picks: { paths } } = this.picker;
    // Only what lies open can be hinted at, not what is about to.
    this.button.disabled = !this.decision || Boolean(this.hint.asked) || !paths.roots.length;
    for (const node of document.querySelectorAll(".hinted")) node.classList.remove("hinted");
    const steps = paths.steps.map((branch) => branch.target);
    const path = this.hint.lit?.path ?? [];
    const open = paths.roots.length > 0 && steps.every((step, i) => step === path[i]);
    const left = open ? path.slice(steps.length) : [];
    markPath(stage.root, left);
    if (!left.length) return;
    for (const node of stage.nodesOf(tapped(left[0]))) node.classList.add("hinted");
    for (const button of the("prompt-buttons").children)
      if (button instanceof HTMLElement && button.dataset.target === left[0]) button.classList.add("hinted");
  }
}
