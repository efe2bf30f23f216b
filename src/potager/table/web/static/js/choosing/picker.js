// @ts-check
/**
 * Choosing in the scene: lights what can be clicked next in the tree of legal paths, asks what a
 * choice would do, and gives back the finished path. It knows no rule of any game.
 *
 * With a mouse, pointing shows what a choice does and a click makes it. By touch the first tap
 * shows, a second one (or the button of the prompt) makes it; one does both for what is large and has
 * nothing to show, and while the sand runs. A choice of several steps may be dragged from one target
 * to the next, and what is picked may be turned on the way.
 */
import { pressed } from "./drag.js";
import { forgetKept, showKept } from "./kept.js";
import { Paths } from "./paths.js";
import { listenToPointing } from "./pointing.js";
import { Startle } from "./startle.js";
import { t } from "../lib/texts.js";
import { TurnedLaid } from "./turned_laid.js";
import { listenToWheel, showStraight, showTurned, turnOf } from "./turning.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../scene/scene.js").Stage} Stage */

/**
 * What the picker tells the page.
 * @typedef {object} Listener
 * @property {() => void} changed what it points at, or which step it is at, has changed
 * @property {(choice: Choice, path: string[]) => void} chosen a path is finished
 * @property {(choice: Choice, path: string[]) => boolean} [lays] a path that may lay a tile at once; says whether it did
 * @property {(choice: Choice, target: string, quarters: number) => void} [turns] a laid tile is to be turned
 * @property {(decision: Decision, path: string[]) => void} ask what would this path do?
 * @property {(target: string) => void} point somebody shows something to the others
 * @property {(target: string, picked: string[]) => void} why somebody wants what can't be chosen
 */

/** How far beside a target a finger may come down, in pixels. */
const FINGER = 30;
/** The class of what is large and has nothing to show first. */
const AT_ONCE = "at-once";

export class Picker {
  /** @param {Stage} stage @param {Listener} listener */
  constructor(stage, listener) {
    this.stage = stage;
    this.listener = listener;
    this.paths = new Paths();
    /** @type {Choice | null} */
    this.pointed = null;
    /** @type {import("../wire.js").Previewed | null} */
    this.preview = null;
    this.armed = false; // tapped once: the next tap makes it
    this.touch = false;
    this.hurried = false; // the sand runs
    /** @type {Map<string, import("../wire.js").Previewed>} */
    this.known = new Map();
    this.startle = new Startle(stage.root, (node) => this.under(node)?.branch.target ?? "");
    this.caught = false; // the press that is going on was meant for something else
    this.hovered = ""; // the target under the mouse
    this.aimed = ""; // where a tap has shown what is turned now
    this.laid = new TurnedLaid(this);
    this.listen();
  }

  /**
   * Open the choices of the present moment.
   * @param {Decision[]} decisions
   * @param {boolean} roll
   * @param {boolean} [goesOn] more is laid while the last tile is on its way
   */
  offer(decisions, roll, goesOn = false) {
    const { armed } = this;
    const target = this.pointed?.branch.target;
    const moment = this.paths.offer(decisions, roll, t("table.roll"), goesOn);
    if (moment !== "kept") this.aimed = "";
    if (moment === "other" && !goesOn) this.startle.opened();
    if (moment !== "kept" || goesOn) this.known.clear();
    this.light();
    // That somebody else has chosen is news, but takes nothing from under a finger.
    const again = target && moment === "kept" ? this.paths.find(target) : null;
    if (again) this.point(again, armed);
  }

  /** Nothing can be chosen. */
  close() {
    this.paths.close();
    this.light();
  }

  /** One step back; says whether there was one. */
  back() {
    this.aimed = "";
    if (this.pointed && this.armed) {
      this.point(null);
      return true;
    }
    const back = this.paths.back();
    const path = this.putBack();
    if (back) this.light();
    else if (path) this.follow(path);
    return back || Boolean(path);
  }

  /** The path that puts back what the last choice has taken up. */
  putBack() {
    return this.paths.roots[0]?.decision?.back;
  }

  /** The choices that have no place in the scene: the prompt shows them as buttons. */
  loose() {
    return this.paths.choices.filter((choice) => !this.nodesOf(choice).length);
  }

  /**
   * Show what a choice would do. @param {Choice | null} choice
   * @param {boolean} [armed] the next tap makes it
   */
  point(choice, armed = false) {
    if (choice === this.pointed && armed === this.armed) return;
    for (const node of this.nodesOf(this.pointed)) node.classList.remove("pointed", "chosen");
    this.markSteps();
    this.pointed = choice;
    this.armed = armed;
    this.preview = null;
    this.stage.showGhosts([]);
    if (choice) {
      // Only a tap lifts a piece: one that rises from under the mouse would flicker.
      for (const node of this.nodesOf(choice)) node.classList.add(armed ? "chosen" : "pointed");
      const path = this.paths.pathTo(choice);
      const known = this.known.get(path.join(" "));
      if (known) this.previewed(known);
      else if (choice.decision && this.paths.ends(choice) && !choice.branch.blind)
        this.listener.ask(choice.decision, path);
    }
    this.tellScene();
    this.listener.changed();
  }

  /** The server's answer. @param {import("../wire.js").Previewed} preview */
  previewed(preview) {
    const name = preview.path.join(" ");
    this.known.set(name, preview);
    if (!this.pointed || this.paths.pathTo(this.pointed).join(" ") !== name) return;
    this.preview = preview;
    this.stage.showGhosts(preview.sprites ?? []);
    this.listener.changed();
  }

  /**
   * Choose: a step further, or the end of the path.
   * @param {Choice} choice
   * @param {boolean} sure whether the person has seen what it does
   */
  choose(choice, sure) {
    const { paths } = this;
    this.aimed = "";
    if (!paths.choices.includes(choice)) {
      if (!paths.roots.includes(choice)) return;
      paths.restart(); // another piece instead
      this.light();
    }
    if (!paths.ends(choice)) {
      paths.take(choice);
      this.light();
    } else if (sure || this.only() || !choice.decision || (this.pointed === choice && this.armed)) {
      this.finish(choice, paths.pathTo(choice));
    } else {
      this.point(choice, true);
    }
  }

  /** Whether there is nothing to choose between. */
  only() {
    return this.paths.roots.length === 1 && this.paths.choices.length === 1;
  }

  /** Choose all that a path names, one step after another. @param {readonly string[]} path */
  follow(path) {
    this.paths.restart();
    this.light();
    for (const target of path) {
      const choice = this.paths.find(target);
      if (!choice) return;
      this.choose(choice, true);
    }
  }

  /** A path is finished; after a tile that was laid the next one can be picked at once. @param {Choice} choice @param {string[]} path */
  finish(choice, path) {
    if (this.listener.lays?.(choice, path)) {
      this.paths.restart();
      this.light();
      return;
    }
    this.close();
    this.listener.chosen(choice, path);
  }

  /**
   * Turn what is picked, or else the laid tile that is pointed at, by a quarter; says whether that
   * can be. What a tap has shown somewhere is turned there, though some quarters may not fit.
   * @param {1 | -1} [by]
   */
  turn(by = 1) {
    const aimed = (this.armed && this.pointed?.branch.target) || this.aimed;
    const turned = by > 0 ? this.paths.turn() : this.paths.turnBack();
    if (!turned) return this.laid.turn(by);
    this.light();
    this.aimed = aimed;
    const again = aimed && this.paths.find(aimed);
    if (again) this.point(again, true);
    return true;
  }

  /** Whether something can be turned by a button. */
  turnable() {
    return Boolean(this.paths.turning() || (this.armed && this.laid.wayOf(this.pointed?.branch.target ?? "")));
  }

  // Light

  light() {
    const { choices, steps } = this.paths;
    this.point(null);
    this.dim(new Set(choices.flatMap((choice) => this.nodesOf(choice))));
    this.markSteps();
    this.showTurns();
    const kept = choices[0]?.decision?.chosen?.[0];
    if (kept && !steps.length)
      showKept(this.stage, kept, choices.map(({ branch }) => branch.target));
    for (const choice of choices) {
      const nodes = this.nodesOf(choice);
      nodes.forEach((node, i) => {
        node.classList.add("legal");
        if (!this.paths.ends(choice)) node.classList.add("draggable");
        if (i > 0) return;
        node.setAttribute("tabindex", "0");
        node.setAttribute("role", "button");
        node.removeAttribute("aria-hidden");
        node.dataset.said ??= node.getAttribute("aria-label") ?? "";
        node.setAttribute("aria-label", this.labelOf(choice.branch));
      });
    }
    this.tellScene();
    this.listener.changed();
  }

  /** What the whole scene looks different by; by `:has` all of it would be styled anew each time. */
  tellScene() {
    const { root } = this.stage;
    const has = (/** @type {string} */ which) => Boolean(root.querySelector(which));
    root.classList.toggle("turning", has(".turns:is(.legal, .chosen)"));
    root.classList.toggle("narrowed", has(".region.legal.chosen:not(.hot)"));
  }

  /** The path so far stays marked. */
  markSteps() {
    for (const branch of this.paths.steps)
      for (const node of this.stage.nodesOf(branch.target)) node.classList.add("chosen");
  }

  /** Show how far what is picked is turned. */
  showTurns() {
    const { quarters } = this.paths;
    const turning = this.paths.turning();
    const nodes = turning && quarters ? this.nodesOf(turning) : [];
    for (const node of this.stage.root.querySelectorAll(".turned"))
      if (!nodes.some((kept) => kept === node)) showStraight(node);
    showTurned(nodes, quarters);
  }

  /**
   * Take the light away, and what made the sprites buttons. What stays lit keeps its class: it would
   * begin to breathe anew.
   * @param {Set<Element>} kept
   */
  dim(kept) {
    forgetKept(this.stage);
    for (const node of this.stage.root.querySelectorAll(".legal, .chosen, .pointed")) {
      if (!(node instanceof SVGElement)) continue;
      node.classList.remove("chosen", "pointed", "draggable");
      if (!kept.has(node)) node.classList.remove("legal");
      node.removeAttribute("tabindex");
      const said = node.dataset.said;
      delete node.dataset.said;
      if (said === undefined) continue;
      node.setAttribute(said ? "role" : "aria-hidden", said ? "img" : "true");
      if (said) node.setAttribute("aria-label", said);
      else ["role", "aria-label"].forEach((name) => node.removeAttribute(name));
    }
  }

  /** What a step is called. @param {import("../wire.js").Branch} branch */
  labelOf({ label, target }) {
    return label ?? this.stage.labelOf(target);
  }

  /** @param {Choice | null} choice */
  nodesOf(choice) {
    return choice ? this.stage.nodesOf(choice.branch.target) : [];
  }

  // Hands

  listen() {
    const { root } = this.stage;
    root.addEventListener("pointerdown", (event) => {
      this.touch = event.pointerType !== "mouse";
      this.caught = this.startle.caught(event);
      if (!this.caught) pressed(this, event);
    });
    root.addEventListener("pointerover", (event) => {
      const sprite = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      this.hovered = event.pointerType === "mouse" ? (sprite?.getAttribute("data-target") ?? "") : "";
      if (event.pointerType === "mouse" && !this.armed) this.point(this.under(event.target));
    });
    root.addEventListener("pointerleave", (event) => {
      this.hovered = "";
      if (event.pointerType === "mouse" && !this.armed) this.point(null);
    });
    root.addEventListener("focusin", (event) => {
      const choice = this.under(event.target);
      // A click focuses too, and must not arm what was not looked at.
      if (choice && event.target instanceof Element && event.target.matches(":focus-visible"))
        this.point(choice);
    });
    root.addEventListener("click", (event) => this.click(event));
    listenToPointing(root, (target) => this.listener.point(target));
    listenToWheel(root, (by) => this.turn(by));
  }

  /** @param {EventTarget | null} node @returns {Choice | null} */
  under(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    const target = sprite?.getAttribute("data-target") ?? "";
    return this.paths.find(target) ?? this.paths.find(turnOf(target));
  }

  /** Something else to begin with, in place of what is picked. @param {EventTarget | null} node */
  instead(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    return this.paths.beginning(sprite?.getAttribute("data-target") ?? "");
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.caught) return;
    const hit = this.under(event.target);
    const choice = hit ?? this.instead(event.target) ?? this.near(event);
    // The same may be there twice, once large.
    const plain = hit && event.target instanceof Element && event.target.closest(`.${AT_ONCE}`);
    if (choice) this.choose(choice, !this.touch || Boolean(plain) || this.hurried);
    else this.clickedElsewhere(event.target);
  }

  /**
   * What is not lit: who is to choose is told why, and keeps what is picked; others point at it.
   * @param {EventTarget | null} node
   */
  clickedElsewhere(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    const target = sprite?.getAttribute("data-target") ?? "";
    const picked = this.paths.steps.map((branch) => branch.target);
    if (target && this.paths.roots.length && !picked.includes(target))
      this.listener.why(target, picked);
    else if (picked.length || this.armed) this.back();
    else if (target) this.listener.point(target);
  }

  /** The lit target next to where a finger came down on no other one. @param {MouseEvent} event */
  near({ clientX, clientY, target }) {
    if (!this.touch || (target instanceof Element && target.closest("[data-target], .tells"))) return null;
    /** @type {{choice: Choice | null, away: number}} */
    const best = { choice: null, away: FINGER };
    for (const choice of this.paths.choices) {
      for (const node of this.nodesOf(choice)) {
        const box = node.getBoundingClientRect();
        const dx = Math.max(box.left - clientX, 0, clientX - box.right);
        const dy = Math.max(box.top - clientY, 0, clientY - box.bottom);
        const away = Math.hypot(dx, dy);
        if (away < best.away) Object.assign(best, { choice, away });
      }
    }
    return best.choice;
  }
}
