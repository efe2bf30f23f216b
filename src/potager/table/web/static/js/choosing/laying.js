// @ts-check
/**
 * Laying tiles quickly. What is laid is shown at once, before the server has said that it lies, and
 * more may be laid meanwhile: one after another is sent. If one is refused, it and those after it
 * are taken back. A laid tile that is turned is lifted and laid again, as far as the rules let.
 *
 * All that is on its way is one value; each function gives back the next one.
 */
import { canGo, isTurn, tapped } from "./paths.js";
import { spriteOf, turnedPath, turnsOf } from "./turning.js";

/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../wire.js").Scene} Scene */
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

/**
 * @typedef {object} Laying
 * @property {Placing[]} placings the first of them is under way
 * @property {boolean} drawn whether the scene has the first one already
 * @property {{id: string, seat: number, path: string[]} | null} sent the move that lays the first one
 * @property {number} made how many there ever were
 * @property {number} failed how often what was shown was not so
 */

/** @type {Laying} */
export const NOTHING_LAID = { placings: [], drawn: false, sent: null, made: 0, failed: 0 };

/** Whether something is on its way, and more can be laid meanwhile. @param {Laying} laying */
export function isOpen({ placings }) {
  return placings.length > 0 && !placings.some((one) => one.lifts);
}

/** Whether a path lays something that can be turned on something else. @param {Scene | null} scene @param {string[]} path */
export function fits(scene, path) {
  if (isTurn(path[0])) return false; // it was lifted, and is not the first of many
  const piece = spriteOf(scene, path[0]);
  const goal = spriteOf(scene, tapped(path.at(-1) ?? ""));
  return Boolean(goal && piece?.classes?.includes("turns") && piece.target !== goal.target);
}

/** Lay what the path begins with where it ends. @param {Laying} laying @param {Scene | null} scene @param {Decision} decision @param {string[]} path */
export function laid(laying, scene, decision, path) {
  const piece = spriteOf(scene, path[0]);
  const goal = spriteOf(scene, tapped(path.at(-1) ?? ""));
  return piece && goal ? added(laying, decision, path, piece, goal, path.filter(isTurn).length, false) : laying;
}

/**
 * Lift a laid tile and lay it again, turned.
 * @param {Laying} laying
 * @param {Scene | null} scene
 * @param {Decision} decision
 * @param {string} target
 * @param {number} quarters
 */
export function lifted(laying, scene, decision, target, quarters) {
  const piece = spriteOf(scene, target);
  return piece ? added(laying, decision, [target], piece, piece, quarters, true) : laying;
}

/**
 * @param {Laying} laying
 * @param {Decision} decision
 * @param {string[]} path
 * @param {Sprite} piece
 * @param {Sprite} goal
 * @param {number} quarters
 * @param {boolean} lifts
 */
function added(laying, decision, path, piece, { key, x, y, w, h }, quarters, lifts) {
  const { kind, symbol, turn = 0 } = piece;
  const at = { key: `placed:${laying.made}`, kind, symbol, x, y, w, h };
  const sprite = { ...at, turn: turn + 90 * quarters, classes: ["placed"] };
  /** @type {Placing} */
  const placing = { seat: decision.seat, path, lifts, again: lifts ? quarters : 0, sprite, over: key };
  const more = { ...laying, placings: [...laying.placings, placing], drawn: false, made: laying.made + 1 };
  return more.sent ? more : begun(more, decision);
}

/** The first one is sent. @param {Laying} laying @param {Decision} decision @returns {Laying} */
function begun(laying, { id, seat }) {
  return { ...laying, sent: { id, seat, path: laying.placings[0].path } };
}

/**
 * A scene is about to be drawn; whether it is what the person has seen already.
 * @param {Laying} laying
 * @param {Scene} scene
 */
export function isSeen({ placings: [first] }, { sprites }) {
  if (!first) return false;
  if (first.lifts) return true; // it was lifted, or lies again
  const drawn = sprites.find((one) => one.key === first.over);
  return drawn?.symbol === first.sprite.symbol && turnsOf(drawn?.turn) === turnsOf(first.sprite.turn);
}

/** What can be chosen now: the next one may go. @param {Laying} laying @param {Decision[]} decisions @returns {Laying} */
export function wentOn(laying, decisions) {
  const { sent, placings: [first, ...others] } = laying;
  if (!first || decisions.some((one) => one.id === sent?.id && one.seat === first.seat)) return laying;
  const lies = { ...laying, sent: null, drawn: false };
  if (first.again) return relaid(lies, first, decisions);
  const more = { ...lies, placings: others };
  const [next] = others;
  if (!next) return more;
  const decision = decisions.find((one) => one.seat === next.seat && canGo(one, next.path));
  return decision ? begun(more, decision) : { ...cleared(more), failed: more.failed + 1 };
}

/** What was lifted is laid again. @param {Laying} laying @param {Placing} placing @param {Decision[]} decisions */
function relaid(laying, placing, decisions) {
  const [goal] = placing.path;
  for (const decision of decisions) {
    const path = decision.seat === placing.seat && turnedPath(decision, goal, placing.again);
    if (!path) continue;
    return begun({ ...laying, placings: [{ ...placing, path, again: 0 }, ...laying.placings.slice(1)] }, decision);
  }
  return cleared(laying); // what lies in the hand now can be laid as usual
}

/** Nothing is on its way. @param {Laying} laying @returns {Laying} */
export function cleared(laying) {
  return laying.placings.length ? { ...laying, placings: [], drawn: false, sent: null } : laying;
}
