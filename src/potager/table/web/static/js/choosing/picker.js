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
import { beginning, ends, find, pathTo, tapped, turnOf, turning } from "./paths.js";
import { begun, loose } from "./picks.js";
import { listenToPointing } from "./pointing.js";
import { Startle } from "./startle.js";
import { listenToWheel, showStraight, showTurned, wayToTurn } from "./turning.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("./picks.js").Picks} Picks */
/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../scene/scene.js").Stage} Stage */

/**
 * What hands do, as the state knows it.
 * @typedef {{type: "points", choice: Choice | null, armed?: boolean} | {type: "picks", choice: Choice, sure: boolean}
 *   | {type: "follows", path: readonly string[]} | {type: "steps-back"} | {type: "turns", by: 1 | -1, hovered: string} | {type: "turned"}} Act
 */

/**
 * What the page is asked for.
 * @typedef {object} Around
 * @property {(decision: Decision, path: string[]) => void} ask what would this path do?
 * @property {(target: string) => void} point somebody shows something to the others
 * @property {(target: string, picked: string[]) => void} why somebody wants what can't be chosen
 */

/** How far beside a target a finger may come down, in pixels. */
const FINGER = 30;
/** The class of what is large and has nothing to show first. */
const AT_ONCE = "at-once";
const MORE_MS = 450; // how long another quarter of a laid tile is waited for

export class Picker {
  /**
   * @param {Stage} stage
   * @param {{state: {picks: Picks, queue: {scene: import("../wire.js").Scene | null}}, step: (act: Act) => boolean}} page
   * @param {Around} around
   */
  constructor(stage, page, around) {
    this.stage = stage;
    this.page = page;
    this.around = around;
    this.touch = false;
    this.hurried = false; // the sand runs
    this.startle = new Startle(stage.root, (node) => this.under(node)?.branch.target ?? "");
    this.caught = false; // the press that is going on was meant for something else
    this.hovered = ""; // the target under the mouse
    this.turns = 0; // what waits for another quarter
    this.listen();
  }

  get picks() {
    return this.page.state.picks;
  }

  /** Show what is picked now. @param {Picks} before */
  draw(before) {
    const { paths, pointed, armed, preview, laid } = this.picks;
    if (this.picks.opened !== before.opened) this.startle.opened();
    if (laid !== before.laid) this.drawLaid(before.laid.target);
    const anew = paths !== before.paths;
    if (anew) this.light();
    if (anew || pointed !== before.pointed || armed !== before.armed) this.drawPointed(before.pointed);
    if (preview !== before.preview) this.stage.showGhosts(preview?.sprites ?? []);
    this.tellScene();
    const { decision, branch } = pointed ?? {};
    if (pointed && pointed !== before.pointed && !preview && decision && ends(pointed) && !branch?.blind)
      this.around.ask(decision, pathTo(paths, pointed));
  }

  /** One step back; says whether there was one. */
  back() {
    return this.page.step({ type: "steps-back" });
  }

  /** Show what a choice would do. @param {Choice | null} choice */
  point(choice) {
    this.page.step({ type: "points", choice });
  }

  /** @param {Choice} choice @param {boolean} sure whether the person has seen what it does */
  choose(choice, sure) {
    this.page.step({ type: "picks", choice, sure });
  }

  /** Turn what is picked, or what is pointed at, by a quarter; says whether that can be. @param {1 | -1} [by] */
  turn(by = 1) {
    return this.page.step({ type: "turns", by, hovered: this.hovered });
  }

  /** Whether something can be turned by a button. */
  turnable() {
    const { paths, armed, pointed } = this.picks;
    return Boolean(turning(paths) || (armed && wayToTurn(paths, this.page.state.queue.scene, pointed?.branch.target ?? "")));
  }

  /** The choices that have no place in the scene. */
  loose() {
    return loose(this.picks, this.page.state.queue.scene);
  }

  // Light

  light() {
    const { paths } = this.picks;
    const { choices, steps } = paths;
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
        if (!ends(choice)) node.classList.add("draggable");
        if (i > 0) return;
        node.setAttribute("tabindex", "0");
        node.setAttribute("role", "button");
        node.removeAttribute("aria-hidden");
        node.dataset.said ??= node.getAttribute("aria-label") ?? "";
        node.setAttribute("aria-label", this.labelOf(choice.branch));
      });
    }
  }

  /** Only a tap lifts a piece: one that rises from under the mouse would flicker. @param {Choice | null} before */
  drawPointed(before) {
    const { pointed, armed } = this.picks;
    for (const node of this.nodesOf(before)) node.classList.remove("pointed", "chosen");
    this.markSteps();
    for (const node of this.nodesOf(pointed)) node.classList.add(armed ? "chosen" : "pointed");
  }

  /** Show how far a tile that lies is turned, until no more quarters come. @param {string} before */
  drawLaid(before) {
    const { target, quarters } = this.picks.laid;
    clearTimeout(this.turns);
    if (before && before !== target) for (const node of this.stage.nodesOf(before)) showStraight(node);
    if (!target) return;
    showTurned(this.stage.nodesOf(target), quarters);
    this.turns = setTimeout(() => this.page.step({ type: "turned" }), MORE_MS);
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
    for (const branch of this.picks.paths.steps)
      for (const node of this.stage.nodesOf(tapped(branch.target))) node.classList.add("chosen");
  }

  /** Show how far what is picked is turned. */
  showTurns() {
    const { paths } = this.picks;
    const next = turning(paths);
    const nodes = next && paths.quarters ? this.nodesOf(next) : [];
    for (const node of this.stage.root.querySelectorAll(".turned"))
      if (!nodes.some((kept) => kept === node)) showStraight(node);
    showTurned(nodes, paths.quarters);
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
    return label ?? this.stage.labelOf(tapped(target));
  }

  /** @param {Choice | null} choice */
  nodesOf(choice) {
    return choice ? this.stage.nodesOf(tapped(choice.branch.target)) : [];
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
      if (event.pointerType === "mouse" && !this.picks.armed) this.point(this.under(event.target));
    });
    root.addEventListener("pointerleave", (event) => {
      this.hovered = "";
      if (event.pointerType === "mouse" && !this.picks.armed) this.point(null);
    });
    root.addEventListener("focusin", (event) => {
      const choice = this.under(event.target);
      // A click focuses too, and must not arm what was not looked at.
      if (choice && event.target instanceof Element && event.target.matches(":focus-visible"))
        this.point(choice);
    });
    root.addEventListener("click", (event) => this.click(event));
    listenToPointing(root, (target) => this.around.point(target));
    listenToWheel(root, (by) => this.turn(by));
  }

  /** @param {EventTarget | null} node @returns {Choice | null} */
  under(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    const target = sprite?.getAttribute("data-target") ?? "";
    const { paths } = this.picks;
    return find(paths, target) ?? find(paths, turnOf(target));
  }

  /** Something else to begin with, in place of what is picked. @param {EventTarget | null} node */
  instead(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    return beginning(this.picks.paths, sprite?.getAttribute("data-target") ?? "");
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.caught) return;
    const hit = this.under(event.target);
    const choice = hit ?? this.instead(event.target) ?? this.near(event);
    // The same may be there twice, once large.
    const plain = hit && event.target instanceof Element && event.target.closest(`.${AT_ONCE}`);
    if (choice) this.choose(choice, !choice.branch.firm && (!this.touch || Boolean(plain) || this.hurried));
    else this.clickedElsewhere(event.target);
  }

  /**
   * What is not lit: who is to choose is told why, and keeps what is picked; others point at it.
   * @param {EventTarget | null} node
   */
  clickedElsewhere(node) {
    const sprite = node instanceof Element ? node.closest("[data-target]") : null;
    const target = sprite?.getAttribute("data-target") ?? "";
    const { roots, steps } = this.picks.paths;
    const picked = steps.map((branch) => branch.target);
    if (target && roots.length && !picked.includes(target))
      this.around.why(target, picked);
    else if (begun(this.picks)) this.back();
    else if (target) this.around.point(target);
  }

  /** The lit target next to where a finger came down on no other one. @param {MouseEvent} event */
  near({ clientX, clientY, target }) {
    if (!this.touch || (target instanceof Element && target.closest("[data-target], .tells"))) return null;
    /** @type {{choice: Choice | null, away: number}} */
    const best = { choice: null, away: FINGER };
    for (const choice of this.picks.paths.choices) {
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
