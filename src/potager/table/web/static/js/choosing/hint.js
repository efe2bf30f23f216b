// @ts-check
/**
 * The hint: asks for it, shows that somebody thinks, marks the best choice in the scene, all that is
 * left of its way, and lists what the others would be worth. It lies over the log, on a phone over
 * the players, so that nothing moves; and it is gone as soon as the choice is made.
 */
import { announce, note } from "../lib/announce.js";
import { el, picture, the } from "../lib/dom.js";
import { line, words } from "../scene/parts.js";
import { markPath } from "./marks.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Hinted} Hinted */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */
/** @typedef {import("../wire.js").BrowserMessage} BrowserMessage */

export class Hint {
  /** @param {import("./picker.js").Picker} picker @param {(message: BrowserMessage) => boolean} send */
  constructor(picker, send) {
    this.picker = picker;
    this.send = send;
    this.button = /** @type {HTMLButtonElement} */ (the("hint"));
    this.panel = the("hint-panel");
    /** @type {import("../wire.js").Decision | undefined} */
    this.decision = undefined;
    this.asked = ""; // the decision that is thought about
    /** @type {Hinted | null} */
    this.told = null;
    /** @type {HintedChoice | null} which of the choices is lit */
    this.lit = null;
    this.button.addEventListener("click", () => this.ask());
  }

  /** @param {import("../table/players.js").Moment} now */
  draw(now) {
    this.decision = now.phase === "playing" ? now.decisions?.[0] : undefined;
    this.button.hidden = !now.hints;
    if (this.asked && this.asked !== this.decision?.id) this.asked = "";
    if (this.told && this.told.decision !== this.decision?.id) this.close();
    this.drawButton();
  }

  drawButton() {
    const thinking = Boolean(this.asked);
    this.button.classList.toggle("thinking", thinking);
    this.button.setAttribute("aria-busy", String(thinking));
    const text = thinking ? t("hint.thinking") : t("hint.button");
    this.button.lastElementChild?.replaceChildren(text);
    this.button.setAttribute("aria-label", text);
    this.enable();
  }

  /** Only what lies open can be hinted at, not what is about to. */
  enable() {
    this.button.disabled = !this.decision || Boolean(this.asked) || !this.picker.paths.roots.length;
  }

  ask() {
    if (!this.decision || this.asked) return;
    const { id, seat } = this.decision;
    if (!this.send({ type: "hint", decision: id, seat })) return;
    this.asked = id;
    this.drawButton();
  }

  /** There is none. Whoever has chosen meanwhile need not know why. @param {string} why */
  refused(why) {
    if (this.asked) note(why);
    this.asked = "";
    this.drawButton();
  }

  /** @param {Hinted} hinted */
  hinted(hinted) {
    const inTime = hinted.decision === this.asked;
    this.asked = "";
    this.drawButton();
    if (!inTime) return;
    this.told = hinted;
    this.lit = hinted.choices[0];
    this.drawPanel();
    this.light();
    announce(`${this.title()} ${words(this.lit.parts)}. ${hinted.gain}`);
  }

  /** The choice is made. */
  rest() {
    this.asked = "";
    this.close();
  }

  close() {
    this.told = this.lit = null;
    this.panel.hidden = true;
    this.light();
  }

  /** Nothing is called the best that another choice may well equal. */
  title() {
    return t(this.told?.alike ? "hint.good" : "hint.best");
  }

  drawPanel() {
    if (!this.told) return;
    const { choices, gain, exact } = this.told;
    const source = choices[0].chance === undefined ? "hint.advice" : exact ? "hint.exact" : "hint.search";
    this.panel.hidden = false;
    this.panel.replaceChildren(
      el(
        "div",
        { class: "hint-head" },
        picture("icon-star"),
        el("h2", {}, this.title()),
        el("button", { type: "button", class: "close", "aria-label": t("hint.close"), onclick: () => this.close() }, "×"),
      ),
      el("ul", { class: "hint-choices" }, ...choices.map((one) => el("li", {}, this.row(one)))),
      el("p", { class: "muted" }, gain, " ", t(source)),
      el("button", { type: "button", class: "button go", onclick: () => this.play() }, t("hint.play")),
    );
  }

  /** Do what is lit. */
  play() {
    if (this.lit) this.picker.follow(this.lit.path ?? []);
  }

  /** A choice: how often it wins, if that is known, and what it is. A tap shows it in the scene. @param {HintedChoice} one */
  row(one) {
    // On small screens a reason has no other place; chances speak for themselves.
    const why = one.chance === undefined && one === this.told?.choices[0] && el("small", { class: "hint-why" }, this.told.gain);
    const said = el("span", { class: "hint-words" }, ...line(one.parts), why);
    const onclick = (/** @type {Event} */ { currentTarget }) => {
      this.lit = one;
      for (const row of this.panel.querySelectorAll(".hint-choice")) row.setAttribute("aria-pressed", String(row === currentTarget));
      this.light();
    };
    const props = { type: "button", class: "hint-choice", "aria-pressed": String(one === this.lit), onclick };
    if (one.chance === undefined) return el("button", props, said);
    const percent = `${Math.round(100 * one.chance)}%`;
    const bar = el("i", { "aria-hidden": "true" });
    bar.style.width = percent;
    return el("button", props, el("b", {}, percent), said, el("span", { class: "hint-bar" }, bar));
  }

  /** Mark what is left of the choice that is shown: in the scene, or among the buttons. */
  light() {
    const { stage, paths } = this.picker;
    this.enable();
    for (const node of document.querySelectorAll(".hinted")) node.classList.remove("hinted");
    const steps = paths.steps.map((branch) => branch.target);
    const path = this.lit?.path ?? [];
    const open = paths.roots.length > 0 && steps.every((step, i) => step === path[i]);
    const left = open ? path.slice(steps.length) : [];
    markPath(stage.root, left);
    if (!left.length) return;
    for (const node of stage.nodesOf(left[0])) node.classList.add("hinted");
    for (const button of the("prompt-buttons").children)
      if (button instanceof HTMLElement && button.dataset.target === left[0]) button.classList.add("hinted");
  }
}
