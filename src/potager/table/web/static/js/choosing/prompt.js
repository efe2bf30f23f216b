// @ts-check
/**
 * The prompt: the one place that says what can be done now. In the bar on wide screens, in the
 * sheet at the bottom on phones.
 */
import { el, picture, spaced, the } from "../lib/dom.js";
import { line, words as spoken } from "../scene/parts.js";
import { layout } from "../lib/layout.js";
import { listenToTells } from "../scene/tells.js";
import { t } from "../lib/texts.js";

import { tapped } from "./paths.js";
import { begun, putBack } from "./picks.js";
import { PLAN } from "./planning.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("./picker.js").Picker} Picker */
/** @typedef {{text: string, kind: string, act: () => void, target?: string, key?: string, symbol?: string}} Button */

/**
 * @template Extra
 * @typedef {{words: string, mine: boolean, happening: import("../wire.js").Part[], extra: Extra[], pass: Choice | null}} Saying
 */

/** @template Extra what can be asked for beside the choices */
export class Prompt {
  /**
   * @param {Picker} picker
   * @param {{state: {prompt: Saying<Extra>}}} page
   * @param {(extra: Extra) => Button} [buttonOf]
   */
  constructor(picker, page, buttonOf) {
    this.picker = picker;
    this.page = page;
    this.buttonOf = buttonOf;
    this.box = the("prompt");
    this.said = the("prompt-text");
    this.more = the("prompt-more");
    this.row = the("prompt-buttons");
    this.turns = el(
      "div",
      { id: "prompt-turns", class: "rigid", hidden: true },
      this.turner("↺", t("table-turn-left"), -1),
      this.turner("↻", t("table-turn-right"), 1),
    );
    this.row.before(this.turns);
    this.alone = el("p", { id: "prompt-alone", class: "fine", hidden: true });
    this.more.before(this.alone);
    this.shown = page.state.prompt;
    this.told = ""; // what is explained just now
    this.fitting = 0; // the next picture, before which it is measured
    addEventListener("resize", () => this.fitSoon());
    listenToTells(picker.stage.root, (text) => {
      if (text === this.told) return;
      this.told = text;
      this.draw();
    });
  }

  /** That dice roll by themselves, and in how many seconds; none: they wait. @param {number} [seconds] */
  countdown(seconds) {
    this.alone.hidden = seconds === undefined;
    const text = seconds === undefined ? "" : t("table-rolls-alone", { n: Math.max(0, Math.ceil(seconds)) });
    if (this.alone.textContent !== text) this.alone.textContent = text;
  }

  /** Show what there is to do, or what the picker is at. */
  draw() {
    const { prompt } = this.page.state;
    const { words, mine, happening } = prompt;
    // What a finger has tapped must not hide what there is to do now.
    if (prompt !== this.shown && (happening.length || (words !== this.shown.words && layout() === "phone"))) this.told = "";
    this.shown = prompt;
    const { pointed, preview, paths } = this.picker.picks;
    this.box.classList.toggle("mine", mine);
    this.box.classList.toggle("pointed", Boolean(pointed));
    // A preview begins with what is done; the rest is what comes of it.
    const [first, ...more] = preview?.parts ?? [];
    const lit = pointed?.decision && pointed.decision.id !== PLAN && !this.picker.loose().includes(pointed);
    const at = lit ? pointed.branch : paths.steps.at(-1);
    // The label of a tile names all its sides, for those who don't see it.
    const tile = !lit && at && this.picker.stage.spriteOf(tapped(at.target))?.classes?.includes("turns");
    const laying = t(this.picker.turnable() ? "table-lay-it" : "table-lay-so");
    const called = tile ? laying : lit ? this.picker.labelOf(pointed.branch) : at ? (at.next ?? t("table-goes-on")) : "";
    const hint = (first && !Array.isArray(first) && spoken([first])) || called || this.told;
    // Where there is room, what there is to do stays to be read above what a choice is.
    const onward = at && !lit && !tile && !first; // what to tap next is all there is to do
    const apart = Boolean(hint) && layout() !== "phone" && !onward;
    if (happening.length && !hint) this.said.replaceChildren(...spaced(line(happening)));
    else this.said.textContent = apart ? words : hint || words;
    this.more.replaceChildren(...line(apart ? [hint, ...more] : more));
    this.turns.hidden = !this.picker.turnable();
    this.drawButtons(this.buttons());
    this.fitSoon();
  }

  /** Once a picture: to measure takes longer than to write, and much may be said at once. */
  fitSoon() {
    this.fitting ||= requestAnimationFrame(() => this.fit());
  }

  /** Whatever it says, its room stays the same, so that the scene never moves and is never covered. */
  fit() {
    this.fitting = 0;
    const table = /** @type {HTMLElement} */ (this.box.closest(".table"));
    const many = this.row.childElementCount;
    const counted = document.getElementById("reaction-count")?.hidden === false;
    // For the rest of the match: it may be so again at any time.
    if (many > 2 || !this.turns.hidden || counted) table.classList.add("tall-sheet");
    this.box.classList.remove("long", "longer");
    const rows = getComputedStyle(table).gridTemplateRows.split(" ");
    const room = Number.parseFloat((layout() === "phone" ? rows.at(-1) : rows[0]) ?? "");
    for (const size of ["long", "longer"])
      if (this.box.offsetHeight > room + 1) this.box.classList.add(size);
  }

  /** A button that turns what is picked. @param {string} sign @param {string} name @param {1 | -1} by */
  turner(sign, name, by) {
    const turn = () => void this.picker.turn(by);
    return el("button", { type: "button", class: "button turner", "aria-label": name, onclick: turn }, sign);
  }

  /** @returns {Button[]} */
  buttons() {
    const { picker } = this;
    const { pass, extra } = this.page.state.prompt;
    const { picks } = picker;
    const { pointed, armed, paths } = picks;
    /** @type {Button[]} */
    const row = [];
    if (begun(picks) || putBack(picks)) row.push({ text: t("table-back"), kind: "quiet", act: () => picker.back() });
    const beside = new Set(picker.loose());
    // The dice lie in the scene, but a button says it more plainly.
    for (const choice of paths.choices) if (!choice.decision) beside.add(choice);
    const other = pointed && armed && !beside.has(pointed); // then that is the green one
    for (const choice of beside)
      row.push({
        text: picker.labelOf(choice.branch),
        kind: other ? "" : this.kindOf(choice, beside.size),
        act: () => picker.choose(choice, true),
        target: choice.branch.target,
        key: choice === pass ? t("table-space") : "",
      });
    if (other)
      row.push({ text: t("table-play"), kind: "go", act: () => picker.choose(pointed, true) });
    return begun(picks) ? row : [...row, ...(this.buttonOf ? extra.map(this.buttonOf) : [])];
  }

  /**
   * How a choice's button looks. Only one that would be the answer is green: where a secret choice
   * is in, others would take it back.
   * @param {Choice} choice
   * @param {number} many
   */
  kindOf({ decision, branch }, many) {
    const kept = decision?.chosen?.[0];
    if (kept === branch.target) return "kept";
    return kept || many > 1 ? "" : "go";
  }

  /** A button that stays is kept, and with it the focus. @param {Button[]} row */
  drawButtons(row) {
    const turning = !this.turns.hidden;
    this.box.classList.toggle("pair", row.length === 2 && !turning);
    this.box.classList.toggle("many", row.length > 2);
    this.box.classList.toggle("turning", turning);
    this.box.classList.toggle("drawing", row.some(({ symbol }) => Boolean(symbol)));
    const old = [...this.row.children].map((node) => `${node.getAttribute("aria-label") ?? node.textContent} ${node.className}`);
    const wanted = row.map(({ text, key = "", kind, symbol }) => `${text}${symbol ? "" : key} button ${kind}`);
    if (old.join("|") !== wanted.join("|"))
      this.row.replaceChildren(
        ...row.map(({ text, kind, target, key, symbol }) =>
          el(
            "button",
            { type: "button", class: `button ${kind}`, "data-target": target, "aria-keyshortcuts": key, "aria-pressed": kind.includes("kept") && "true", ...(symbol ? { "aria-label": text, title: text } : {}) },
            symbol ? picture(symbol) : text,
            key && el("kbd", { "aria-hidden": "true" }, key),
          ),
        ),
      );
    row.forEach(({ act }, i) => {
      const button = /** @type {HTMLButtonElement} */ (this.row.children[i]);
      button.onclick = act;
    });
  }
}
