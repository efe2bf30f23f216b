// @ts-check
/**
 * Turning a tile that lies, by the wheel, a key or a button. Quarters are counted for a moment and
 * then sent as one change: the tile is lifted and laid again, or exchanged for its like of the hand.
 * Which of these can be is read from the tree of legal paths; there may be none.
 */
import { Paths } from "./paths.js";
import { showStraight, showTurned, turnsOf } from "./turning.js";

/** @typedef {import("./paths.js").Choice} Choice */

const MORE_MS = 450; // how long another quarter is waited for

export class TurnedLaid {
  /** @param {import("./picker.js").Picker} picker */
  constructor(picker) {
    this.picker = picker;
    this.target = "";
    this.quarters = 0;
    this.timer = 0;
  }

  /** Turn the tile that is pointed at by a quarter; says whether it can be. @param {1 | -1} by */
  turn(by) {
    const { picker } = this;
    const target = picker.pointed?.branch.target || picker.hovered;
    if (picker.paths.steps.length || !this.wayOf(target)) return false;
    if (target !== this.target) this.finish();
    this.target = target;
    this.quarters += by;
    showTurned(picker.stage.nodesOf(target), this.quarters);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.finish(), MORE_MS);
    return true;
  }

  /** No more quarters: the change is made, if there is one. */
  finish() {
    clearTimeout(this.timer);
    const { target, quarters, picker } = this;
    this.target = "";
    this.quarters = 0;
    if (!target) return;
    const way = this.wayOf(target);
    const turns = way ? turnsOf(90 * quarters) % way.rotations : 0;
    for (const node of picker.stage.nodesOf(target)) showStraight(node);
    if (!way || !turns) return;
    if (way.like) {
      const laid = turnsOf(picker.stage.spriteOf(target)?.turn);
      const paths = pathsTo(way.choice, target);
      picker.finish(way.choice, paths[(laid + turns) % way.rotations]);
    } else {
      picker.close();
      picker.listener.turns?.(way.choice, target, turns);
    }
  }

  /**
   * How the tile on a target can be turned: it is lifted itself, or exchanged for its like.
   * @param {string} target
   * @returns {{choice: Choice, like: boolean, rotations: number} | null}
   */
  wayOf(target) {
    const { stage, paths } = this.picker;
    const laid = target ? stage.spriteOf(target) : undefined;
    if (!laid?.symbol) return null;
    const lifting = laid.classes?.includes("turns") && paths.roots.find(({ branch }) => branch.target === target);
    if (lifting) {
      const rotations = laid.classes?.includes("twofold") ? 2 : 4;
      return paths.ends(lifting) ? { choice: lifting, like: false, rotations } : null;
    }
    const like = paths.roots.find(({ branch }) => {
      const piece = stage.spriteOf(branch.target);
      return piece?.symbol === laid.symbol && piece?.classes?.includes("turns");
    });
    const rotations = like ? pathsTo(like, target).length : 0;
    return like && rotations > 1 ? { choice: like, like: true, rotations } : null;
  }
}

/**
 * The paths that lay a tile of the hand on a target: straight, and turned by one quarter after another.
 * @param {Choice} choice
 * @param {string} target
 */
function pathsTo({ branch, decision }, target) {
  const paths = new Paths();
  paths.offer(decision ? [decision] : [], false);
  const begun = paths.find(branch.target);
  if (!begun || paths.ends(begun)) return [];
  paths.take(begun);
  /** @type {string[][]} */
  const found = [];
  for (let more = true; more; ) {
    const goal = paths.find(target);
    if (goal) found.push(paths.pathTo(goal));
    more = Boolean(paths.turning()?.branch.then?.length) && paths.turn();
  }
  return found;
}
