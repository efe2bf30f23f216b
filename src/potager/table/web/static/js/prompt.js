// @ts-check
/**
 * The prompt: the one place that says what can be done now. In the bar on wide screens, in the
 * sheet at the bottom on phones.
 */
import { el, line, the } from "./dom.js";
import { layout } from "./setting.js";
import { listenToTells } from "./tells.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("./picker.js").Picker} Picker */
/** @typedef {{text: string, kind: string, act: () => void, target?: string, key?: string}} Button */

export class Prompt {
  /** @param {Picker} picker */
  constructor(picker) {
    this.picker = picker;
    this.box = the("prompt");
    this.said = the("prompt-text");
    this.more = the("prompt-more");
    this.row = the("prompt-buttons");
    this.words = "";
    this.told = ""; // what is explained just now
    this.mine = false;
    /** @type {Button[]} what can be asked for beside the choices */
    this.extra = [];
    /** @type {Choice | null} */
    this.pass = null;
    listenToTells(picker.stage.root, (text) => {
      if (text === this.told) return;
      this.told = text;
      this.draw();
    });
  }

  /**
   * @param {string} words
   * @param {boolean} mine whether it is for this viewer to act
   * @param {Button[]} [extra]
   * @param {Choice | null} [pass] what the space bar chooses
   */
  set(words, mine, extra = [], pass = null) {
    // What a finger has tapped must not hide what there is to do now.
    if (words !== this.words && layout() === "phone") this.told = "";
    this.words = words;
    this.mine = mine;
    this.extra = extra;
    this.pass = pass;
    this.draw();
  }

  /** Show what the picker is at. */
  draw() {
    const { pointed, preview, paths } = this.picker;
    this.box.classList.toggle("mine", this.mine);
    this.box.classList.toggle("pointed", Boolean(pointed));
    // A preview begins with what is done; the rest is what comes of it.
    const [first, ...more] = preview?.parts ?? [];
    const lit = pointed?.decision && !this.picker.loose().includes(pointed);
    const at = lit ? pointed.branch : paths.steps.at(-1);
    const called = at ? this.picker.labelOf(at) : "";
    const hint = (typeof first === "string" && first) || called || this.told;
    // Where there is room, what there is to do stays to be read above what a choice is.
    const apart = Boolean(hint) && layout() === "wide";
    this.said.textContent = apart ? this.words : hint || this.words;
    this.more.replaceChildren(...line(apart ? [hint, ...more] : more));
    this.drawButtons(this.buttons());
  }

  /** @returns {Button[]} */
  buttons() {
    const { picker } = this;
    const { pointed, armed } = picker;
    const { steps, choices } = picker.paths;
    /** @type {Button[]} */
    const row = [];
    if (steps.length || armed) row.push({ text: "Back", kind: "quiet", act: () => picker.back() });
    const beside = new Set(picker.loose());
    // The dice lie in the scene, but a button says it more plainly.
    for (const choice of choices) if (!choice.decision) beside.add(choice);
    for (const choice of beside)
      row.push({
        text: picker.labelOf(choice.branch),
        kind: this.kindOf(choice, beside.size),
        act: () => picker.choose(choice, true),
        target: choice.branch.target,
        key: choice === this.pass ? "Space" : "",
      });
    if (pointed && armed && !beside.has(pointed))
      row.push({ text: "Play", kind: "go", act: () => picker.choose(pointed, true) });
    return armed || steps.length ? row : [...row, ...this.extra];
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
    const old = [...this.row.children].map((node) => `${node.textContent} ${node.className}`);
    const wanted = row.map(({ text, key = "", kind }) => `${text}${key} button ${kind}`);
    if (old.join("|") !== wanted.join("|"))
      this.row.replaceChildren(
        ...row.map(({ text, kind, target, key }) =>
          el(
            "button",
            { type: "button", class: `button ${kind}`, "data-target": target, "aria-keyshortcuts": key },
            text,
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
