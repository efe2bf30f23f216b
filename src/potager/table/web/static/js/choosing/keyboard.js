// @ts-check
/**
 * Playing by keyboard: Tab goes through all that can be chosen, arrows to the next one in that
 * direction, Enter chooses, R turns what is picked (with Shift the other way), Escape steps back, the number keys point at the
 * first nine choices (pressed again they choose), Space passes where one may react, "?" tells all this.
 */
import { svg } from "../lib/dom.js";
import { announce } from "../lib/announce.js";
import { dialog } from "../lib/dialogs.js";
import { t } from "../lib/texts.js";
import { isTurn, tapped, turning } from "./paths.js";
import { turnsOf } from "./turning.js";

/** @typedef {import("./picker.js").Picker} Picker */
/** @typedef {import("./paths.js").Choice} Choice */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keyboard {
  /** @param {Picker} picker @param {() => boolean} pass the space bar; says whether it was its */
  constructor(picker, pass) {
    this.picker = picker;
    this.pass = pass;
    this.inUse = false;
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("pointerdown", () => this.use(false));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
    const open = document.querySelector("dialog[open]");
    if (typing || open || event.ctrlKey || event.metaKey || event.altKey) return;
    this.use(true);
    if (this.handle(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was ours */
  handle({ key, target }) {
    if (key === "?") {
      dialog("help").showModal();
      return true;
    }
    if (key === "Escape") return this.stepBack();
    if (key === "r" || key === "R") return this.turn(key === "r" ? 1 : -1);
    if (key in ARROWS) return this.go(...ARROWS[key]);
    if (key >= "1" && key <= "9") return this.number(Number(key) - 1);
    const named = key === "p" || key === "P" ? document.querySelector("#prompt-buttons [aria-keyshortcuts=P]") : null;
    if (named instanceof HTMLElement) return named.click(), true;
    const button = target instanceof HTMLElement && target.closest("button, a, summary");
    if (key === " " && !button && this.pass()) return true;
    if (key !== "Enter" && key !== " ") return false;
    const focused = this.picker.under(target);
    if (!focused || !(target instanceof SVGElement)) return false;
    this.make(focused);
    return true;
  }

  stepBack() {
    const back = this.picker.back();
    if (!back) this.picker.point(null);
    return back;
  }

  /** @param {Choice} choice */
  make(choice) {
    if (isTurn(choice.branch.target)) return void this.turn();
    const steps = Boolean(choice.branch.then?.length);
    this.picker.choose(choice, true);
    if (steps) this.focus(this.picker.picks.paths.choices[0]);
  }

  /** What is picked turns, and the focus stays where it is. @param {1 | -1} [by] */
  turn(by = 1) {
    const { picker } = this;
    const turned = picker.turn(by);
    const { paths, laid } = picker.picks;
    const quarters = turning(paths) ? paths.quarters : laid.quarters;
    if (turned) announce(t("table-turned", { n: turnsOf(90 * quarters) * 90 }));
    return turned;
  }

  /** @param {number} index */
  number(index) {
    const choice = this.picker.picks.paths.choices[index];
    if (!choice) return false;
    const node = this.nodeOf(choice);
    if (node && node === document.activeElement) this.make(choice);
    else this.focus(choice);
    return true;
  }

  /** @param {Choice | undefined} choice */
  focus(choice) {
    const node = choice && this.nodeOf(choice);
    if (!node) return;
    node.focus();
    this.picker.point(choice);
  }

  /** New choices: who plays by keyboard and has lost the focus finds it at the first of them. */
  resume() {
    if (this.inUse && document.activeElement === document.body) this.focus(this.picker.picks.paths.choices[0]);
  }

  /** @param {Choice} choice @returns {SVGElement | HTMLElement | null} */
  nodeOf({ branch }) {
    const name = CSS.escape(tapped(branch.target));
    return document.querySelector(
      `[data-target="${name}"][tabindex="0"], #prompt-buttons [data-target="${name}"]`,
    );
  }

  /**
   * The focus to the nearest choice in a direction: straight ahead counts more than aside.
   * @param {number} dx
   * @param {number} dy
   */
  go(dx, dy) {
    const { choices } = this.picker.picks.paths;
    if (!choices.length) return false;
    const here = choices.find((choice) => this.nodeOf(choice) === document.activeElement);
    if (!here) {
      this.focus(choices[0]);
      return true;
    }
    const from = this.middle(here);
    /** @type {{choice: Choice | undefined, far: number}} */
    const best = { choice: undefined, far: Infinity };
    for (const choice of choices) {
      const to = this.middle(choice);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const far = ahead + 2.5 * aside;
      if (choice !== here && ahead > 1 && far < best.far) Object.assign(best, { choice, far });
    }
    this.focus(best.choice);
    return true;
  }

  /** @param {Choice} choice */
  middle(choice) {
    const box = this.nodeOf(choice)?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  // The numbers beside the choices, while the keyboard is in use

  /** @param {boolean} wanted */
  use(wanted) {
    if (this.inUse === wanted) return;
    this.inUse = wanted;
    this.draw();
  }

  draw() {
    const { stage, picks } = this.picker;
    stage.marks.replaceChildren();
    if (!this.inUse) return;
    picks.paths.choices.slice(0, 9).forEach(({ branch }, i) => {
      const middle = stage.middleOf(tapped(branch.target));
      if (!middle) return;
      const size = 9 / Math.max(0.5, stage.scale());
      const place = `translate(${middle.x} ${middle.y + middle.h / 2 + size})`;
      stage.marks.append(
        svg(
          "g",
          { transform: place },
          svg("circle", { fill: "var(--card)", stroke: "var(--muted)", r: size }),
          svg("text", { "font-weight": 700, "text-anchor": "middle", y: size * 0.42, "font-size": size * 1.25 }, `${i + 1}`),
        ),
      );
    });
  }
}
