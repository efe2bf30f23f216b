// @ts-check
/**
 * Drawing a plan for the team: a way, and pieces that would lie on it, beside the game and without a
 * move. A brush is chosen first; then each tap on a place draws with it. All of it is one value, and
 * each function gives back another one.
 */
import { swallowClick } from "./drag.js";

/** @typedef {import("../wire.js").Plan} Plan */
/** @typedef {import("../wire.js").Planned} Planned */
/** @typedef {import("../wire.js").Planning} Planning */
/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../wire.js").Scene} Scene */

/**
 * What a team plans, and what this person draws: the way, the symbol of a piece, or nothing, to take away.
 * @typedef {object} Team
 * @property {Planning | null} kit what this game's plans are made of
 * @property {Record<number, Planned>} plans by seat
 * @property {Plan | null} own as it was drawn here last
 * @property {string | null} brush none: this person is not drawing
 */

export const PLAN = "plan"; // the decision that is none of the game's
export const WAY = "way";
export const ERASER = "eraser";

/** @type {Team} */
export const NO_TEAM = { kit: null, plans: {}, own: null, brush: null };

/** A team as the page was greeted. @param {Team} team @param {import("../wire.js").Welcome} welcome @returns {Team} */
export function greeted(team, { kit, plans = [] }) {
  return { ...team, kit: kit ?? null, plans: Object.fromEntries(plans.map((one) => [one.seat, one])) };
}

/** Somebody shows another plan. What this page draws itself it knows already. @param {Team} team @param {Planned} planned @param {number} seat @returns {Team} */
export function shown(team, planned, seat) {
  if (planned.seat === seat && team.brush !== null) return team;
  return { ...team, plans: { ...team.plans, [planned.seat]: planned } };
}

/** The plans for this stretch of the match. @param {Team} team @param {number} [stretch] */
export function current(team, stretch) {
  return Object.values(team.plans).filter(({ stretch: its, plan: { line = [], pieces = {} } = {} }) => stretch && its === stretch && line.length + Object.keys(pieces).length);
}

/** Where a plan can be drawn, as a choice. @param {Team} team @param {Scene | null} scene @param {number} seat @returns {Decision[]} */
export function places({ kit }, scene, seat) {
  const targets = new Set(scene?.sprites.map(({ target = "" }) => target).filter((target) => kit && target.startsWith(kit.on)));
  return [{ id: PLAN, seat, waited: false, branches: [...targets].map((target) => ({ target, blind: true })) }];
}

/**
 * A seat's plan after a tap on a place.
 * @param {Team} team
 * @param {{seat: number, name: string, stretch: number}} whose
 * @param {string} target
 * @param {boolean} [onward] a stroke of the brush, which only goes on
 * @returns {Team}
 */
export function drawn(team, whose, target, onward = false) {
  const { line = [], pieces = {} } = planOf(team, whose);
  const at = line.indexOf(target);
  const { brush } = team;
  if (brush === WAY) {
    if (at >= 0 && onward) return team;
    // A tap on the way goes back there, one on its end takes that away.
    const next = at < 0 ? [...line, target] : line.slice(0, at === line.length - 1 ? at : at + 1);
    return planned(team, whose, { line: next, pieces });
  }
  if (brush === ERASER) {
    const { [target]: _, ...others } = pieces;
    return planned(team, whose, { line: at < 0 ? line : line.slice(0, at), pieces: others });
  }
  if (pieces[target]?.[0] === brush) return turned(team, whose, target, 1);
  return planned(team, whose, { line, pieces: { ...pieces, [target]: [brush ?? "", 0] } });
}

/** A piece of a seat's plan, turned by a quarter. @param {Team} team @param {{seat: number, name: string, stretch: number}} whose @param {string} target @param {1 | -1} by @returns {Team} */
export function turned(team, whose, target, by) {
  const { line = [], pieces = {} } = planOf(team, whose);
  const [symbol, quarters] = pieces[target] ?? [];
  if (!symbol) return team;
  const next = ((quarters ?? 0) + by + waysOf(team, symbol)) % waysOf(team, symbol);
  return planned(team, whose, { line, pieces: { ...pieces, [target]: [symbol, next] } });
}

/** Nothing is planned by this seat. @param {Team} team @param {{seat: number, name: string, stretch: number}} whose @returns {Team} */
export function cleared(team, whose) {
  return planned(team, whose, {});
}

/** Whether a seat shows anything. @param {Team} team @param {number} seat @param {number} [stretch] */
export function shows(team, seat, stretch) {
  return current(team, stretch).some((one) => one.seat === seat);
}

/** In how many ways something can lie. @param {Team} team @param {string} symbol */
export function waysOf({ kit }, symbol) {
  return kit?.pieces.find((one) => one.symbol === symbol)?.ways ?? 4;
}

/** @param {Team} team @param {{seat: number, stretch: number}} whose @returns {Plan} */
function planOf({ plans }, { seat, stretch }) {
  const known = plans[seat];
  return (known?.stretch === stretch && known.plan) || {};
}

/** @param {Team} team @param {{seat: number, name: string, stretch: number}} whose @param {Plan} plan @returns {Team} */
function planned(team, whose, plan) {
  return { ...team, own: plan, plans: { ...team.plans, [whose.seat]: { type: "planned", ...whose, plan } } };
}

/**
 * The way is drawn by one stroke too: each place that a finger or the mouse passes over.
 * @param {import("./picker.js").Picker} picker
 * @param {() => boolean} draws whether that is the brush
 * @param {(target: string) => void} over
 */
export function listenToStrokes(picker, draws, over) {
  picker.stage.root.addEventListener("pointerdown", (down) => {
    const first = picker.under(down.target)?.branch.target;
    if (!first || down.button !== 0 || !draws()) return;
    const ended = new AbortController();
    let last = first;
    addEventListener("pointermove", (event) => {
      const target = picker.under(document.elementFromPoint(event.clientX, event.clientY))?.branch.target;
      if (!target || target === last) return;
      if (last === first) over(first);
      last = target;
      over(target);
    }, { signal: ended.signal });
    const end = () => {
      ended.abort();
      if (last !== first) swallowClick();
    };
    addEventListener("pointerup", end, { signal: ended.signal });
    addEventListener("pointercancel", end, { signal: ended.signal });
  });
}
