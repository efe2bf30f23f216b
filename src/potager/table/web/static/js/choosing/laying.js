// @ts-check
/**
 * Laying tiles quickly. What is laid is shown at once, before the server has said that it lies, and
 * more may be laid meanwhile: one after another is sent. If one is refused, it and those after it
 * are taken back. A laid tile that is turned is lifted and laid again, as far as the rules let.
 */
import { Paths } from "./paths.js";
import { t } from "../lib/texts.js";
import { isTurn, turnsOf } from "./turning.js";

/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../wire.js").Sprite} Sprite */

/**
 * A tile on its way.
 * @typedef {object} Placing
 * @property {number} seat whose it is
 * @property {string[]} path what is to be sent
 * @property {boolean} lifts whether it lies already, and is lifted first
 * @property {number} again quarters by which it is to be turned, once it was lifted
 * @property {Sprite} sprite how it will lie
 * @property {string} over the key of what it lies on
 */

export class Laying {
  /**
   * @param {import("../scene/scene.js").Stage} stage
   * @param {(decision: Decision, path: string[]) => boolean} send
   * @param {(why: string) => void} takenBack what was shown is not so
   */
  constructor(stage, send, takenBack) {
    this.stage = stage;
    this.send = send;
    this.takenBack = takenBack;
    /** @type {Placing[]} the first of them is under way */
    this.placings = [];
    this.sent = ""; // the decision that the first one answers
    this.made = 0; // so many were ever made
  }

  /** Whether something is on its way. */
  get busy() {
    return this.placings.length > 0;
  }

  /** Whether more can be laid meanwhile. */
  get open() {
    return this.busy && !this.placings.some((one) => one.lifts);
  }

  /** Whether a path lays something that can be turned on something else. @param {string[]} path */
  fits(path) {
    const piece = this.stage.spriteOf(path[0]);
    const goal = this.stage.spriteOf(path.at(-1) ?? "");
    if (isTurn(path[0])) return false; // it was lifted, and is not the first of many
    return Boolean(goal && piece?.classes?.includes("turns") && piece.target !== goal.target);
  }

  /** Lay what the path begins with where it ends. @param {Decision} decision @param {string[]} path */
  lay(decision, path) {
    const piece = /** @type {Sprite} */ (this.stage.spriteOf(path[0]));
    this.add(decision, path, piece, path.at(-1) ?? "", path.filter(isTurn).length, false);
  }

  /**
   * Lift a laid tile and lay it again, turned.
   * @param {Decision} decision
   * @param {string} target
   * @param {number} quarters
   */
  turnLaid(decision, target, quarters) {
    const laid = /** @type {Sprite} */ (this.stage.spriteOf(target));
    this.add(decision, [target], laid, target, quarters, true);
  }

  /**
   * @param {Decision} decision
   * @param {string[]} path
   * @param {Sprite} piece
   * @param {string} goal
   * @param {number} quarters
   * @param {boolean} lifts
   */
  add(decision, path, piece, goal, quarters, lifts) {
    const { key, x, y, w, h } = /** @type {Sprite} */ (this.stage.spriteOf(goal));
    const { kind, symbol, turn = 0 } = piece;
    const at = { key: `placed:${this.made++}`, kind, symbol, x, y, w, h };
    const sprite = { ...at, turn: turn + 90 * quarters, classes: ["placed"] };
    const again = lifts ? quarters : 0;
    this.placings.push({ seat: decision.seat, path, lifts, again, sprite, over: key });
    this.show();
    if (!this.sent) this.start(decision);
  }

  /** Send the first one. @param {Decision} decision */
  start(decision) {
    this.sent = decision.id;
    if (!this.send(decision, this.placings[0].path)) this.clear();
  }

  /**
   * A scene is about to be drawn; says whether it is what the person has seen already.
   * @param {import("../wire.js").Scene} scene
   */
  seenIn({ sprites }) {
    const [first] = this.placings;
    if (!first) return false;
    if (first.lifts) return true; // it was lifted, or lies again
    const drawn = sprites.find((one) => one.key === first.over);
    const seen = drawn?.symbol === first.sprite.symbol && turnsOf(drawn?.turn) === turnsOf(first.sprite.turn);
    if (seen) this.stage.showPlaced(this.placings.slice(1));
    return seen;
  }

  /** What can be chosen now: the next one may go. @param {Decision[]} decisions */
  offered(decisions) {
    const [first] = this.placings;
    if (!first || decisions.some((one) => one.id === this.sent && one.seat === first.seat)) return;
    this.sent = "";
    if (first.again) this.relay(first, decisions);
    else this.placings.shift();
    this.show();
    const [next] = this.placings;
    if (!next || this.sent) return;
    const decision = decisions.find((one) => one.seat === next.seat && pathIn(one, next.path));
    if (decision) this.start(decision);
    else this.takeBack(t("table.not-laid"));
  }

  /** What was lifted is laid again. @param {Placing} placing @param {Decision[]} decisions */
  relay(placing, decisions) {
    const [goal] = placing.path;
    for (const decision of decisions) {
      const path = decision.seat === placing.seat && turnedPath(decision, goal, placing.again);
      if (!path) continue;
      Object.assign(placing, { path, again: 0 });
      this.start(decision);
      return;
    }
    this.clear(); // what lies in the hand now can be laid as usual
  }

  /** Nothing that is on its way lies. @param {string} why */
  takeBack(why) {
    this.clear();
    this.takenBack(why);
  }

  clear() {
    this.placings = [];
    this.sent = "";
    this.show();
  }

  show() {
    this.stage.showPlaced(this.placings);
  }
}

/** Whether a path can be gone. @param {Decision} decision @param {string[]} path */
function pathIn(decision, path) {
  const paths = new Paths();
  paths.offer([decision], false);
  const steps = path.slice(0, -1).map((target) => ({ target }));
  const choices = paths.after(steps);
  return Boolean(choices?.some(({ branch }) => branch.target === path.at(-1)));
}

/**
 * The path that lays what is held on a target, turned by so many quarters.
 * @param {Decision} decision
 * @param {string} goal
 * @param {number} quarters
 */
function turnedPath(decision, goal, quarters) {
  const paths = new Paths();
  paths.offer([decision], false);
  for (let quarter = 0; quarter < quarters; quarter++) if (!paths.turn()) return null;
  const choice = paths.find(goal);
  return choice && paths.pathTo(choice);
}
