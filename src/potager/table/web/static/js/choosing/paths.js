// @ts-check
/**
 * The tree of legal paths, and how far somebody has gone in it: the steps that were made, what can
 * be chosen next, how far what is picked was turned. It knows no page and no rule of any game. All
 * of it is one value, and each function gives back another one.
 *
 * A step that is called "turn:" and a target is one more tap on that target, which turns it by a
 * quarter, round and round.
 */

/** @typedef {import("../wire.js").Branch} Branch */
/** @typedef {import("../wire.js").Decision} Decision */

/**
 * Something that can be chosen now. One without a decision is the roll of the dice.
 * @typedef {{branch: Branch, decision: Decision | null}} Choice
 */

/**
 * @typedef {object} Paths
 * @property {Choice[]} roots the first step
 * @property {Choice[]} choices what the present step offers
 * @property {Branch[]} steps the steps that were made
 * @property {number} quarters how often what is picked was turned, full circles too
 * @property {string} moment names what is offered
 * @property {"other" | "again" | "kept"} news another moment was offered, the same one, or one that was gone on with
 */

/** The dice as a target: a game that has them in its scene calls them so. */
const DICE = "roll";
const TURN = "turn:";

/** Nothing can be chosen. @type {Paths} */
export const NO_PATHS = { roots: [], choices: [], steps: [], quarters: 0, moment: "", news: "other" };

/** Whether a step turns something. @param {string} step */
export function isTurn(step) {
  return step.startsWith(TURN);
}

/** What a step is a tap on. @param {string} step */
export function tapped(step) {
  return isTurn(step) ? step.slice(TURN.length) : step;
}

/** The step that turns a target. @param {string} target */
export function turnOf(target) {
  return TURN + target;
}

/**
 * Open the choices of the present moment. News that change nothing for a choice that was begun
 * don't take a picked piece out of the hand.
 * @param {Paths} before
 * @param {Decision[]} decisions
 * @param {boolean} [roll]
 * @param {string} [rolls] what to roll is called
 * @param {boolean} [goesOn] somebody goes on with what was begun before, if that can be
 * @returns {Paths}
 */
export function offered(before, decisions, roll = false, rolls = "", goesOn = false) {
  const first = [...decisions].sort((a, b) => Number(b.waited) - Number(a.waited));
  const roots = first.flatMap((decision) => choicesOf(decision.branches, decision));
  if (roll) roots.unshift({ branch: { target: DICE, label: rolls }, decision: null });
  const moment = JSON.stringify([decisions.map(({ id, seat }) => [id, seat]), roll]);
  const again = moment === before.moment;
  const paths = { ...before, roots, moment };
  if ((again || (goesOn && before.steps.length)) && after(paths, before.steps))
    return { ...walked(paths, before.steps), news: "kept" };
  return { ...restarted(paths), news: again ? "again" : "other" };
}

/** @param {Paths} paths */
export function restarted(paths) {
  return walked(paths, []);
}

/** One step back; something that was turned is put down. Nothing, where no step was made. @param {Paths} paths */
export function steppedBack(paths) {
  return paths.steps.length ? walked(paths, straight(paths.steps).slice(0, -1)) : null;
}

/** Make a choice that does not end its path: a step further, or a quarter. @param {Paths} paths @param {Choice} choice */
export function taken(paths, { branch }) {
  if (!isTurn(branch.target)) return walked(paths, [...paths.steps, branch]);
  const steps = branch.then?.length ? [...paths.steps, branch] : straight(paths.steps);
  return walked({ ...paths, quarters: paths.quarters + 1 }, steps);
}

/** The choice that turns what is picked. @param {Paths} paths */
export function turning({ choices }) {
  return choices.find(({ branch }) => isTurn(branch.target));
}

/**
 * Turn what is picked by a quarter; after the last one it is as it was picked. Nothing, where it can't be.
 * @param {Paths} paths
 * @param {1 | -1} [by]
 */
export function turned(paths, by = 1) {
  const next = turning(paths);
  if (!next) return null;
  return by > 0 ? taken(paths, next) : { ...quarterBack(paths), quarters: paths.quarters - 1 };
}

/** @param {Paths} paths */
function quarterBack(paths) {
  if (isTurn(paths.steps.at(-1)?.target ?? "")) return walked(paths, paths.steps.slice(0, -1));
  let found = paths;
  for (let next = turning(found); next?.branch.then?.length; next = turning(found)) found = walked(found, [...found.steps, next.branch]);
  return found;
}

/** Whether a choice ends its path. @param {Choice} choice */
export function ends({ branch }) {
  return !branch.then?.length && !isTurn(branch.target);
}

/** @param {Paths} paths @param {string} target */
export function find({ choices }, target) {
  return choices.find(({ branch }) => branch.target === target) ?? null;
}

/** Something else to begin with, in place of what is picked. @param {Paths} paths @param {string} target */
export function beginning({ roots }, target) {
  return roots.find(({ branch }) => branch.target === target && branch.then) ?? null;
}

/** The path so far, and that choice. @param {Paths} paths @param {Choice} choice */
export function pathTo({ steps }, choice) {
  return [...steps, choice.branch].map((branch) => branch.target);
}

/** Whether the steps of a path can be made, one after another. @param {Decision} decision @param {string[]} path */
export function canGo(decision, path) {
  const steps = path.slice(0, -1).map((target) => ({ target }));
  return Boolean(after(offered(NO_PATHS, [decision]), steps)?.some(({ branch }) => branch.target === path.at(-1)));
}

/** Be where these steps lead to. @param {Paths} paths @param {Branch[]} steps @returns {Paths} */
function walked(paths, steps) {
  const found = { ...paths, steps, choices: withFullCircle(steps, after(paths, steps) ?? []) };
  return turning(found) ? found : { ...found, quarters: 0 };
}

/** What can be chosen after these steps; none if they can't be made. @param {Paths} paths @param {Branch[]} steps */
function after({ roots }, steps) {
  let choices = roots;
  for (const { target } of steps) {
    const made = choices.find(({ branch }) => branch.target === target);
    if (!made?.branch.then) return null;
    choices = choicesOf(made.branch.then, made.decision);
  }
  return choices;
}

/** What was turned as far as the paths go can be turned on. @param {Branch[]} steps @param {Choice[]} choices */
function withFullCircle(steps, choices) {
  const last = steps.at(-1);
  if (!last || !isTurn(last.target) || choices.some(({ branch }) => branch.target === last.target))
    return choices;
  const { target, label } = last;
  return [...choices, { branch: { target, label }, decision: choices[0]?.decision ?? null }];
}

/** @param {Branch[]} branches @param {Decision | null} decision @returns {Choice[]} */
function choicesOf(branches, decision) {
  /** @type {Map<string, Branch[] | undefined>} what follows a target */
  const known = new Map();
  return branches.map((branch) => {
    const then = branch.like ? known.get(branch.like) : branch.then;
    known.set(branch.target, then);
    return { branch: then ? { ...branch, then } : branch, decision };
  });
}

/** The steps without those that turn something. @param {Branch[]} steps */
function straight(steps) {
  return steps.filter((step) => !isTurn(step.target));
}
