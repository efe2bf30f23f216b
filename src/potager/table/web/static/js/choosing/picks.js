// @ts-check
/**
 * What somebody is about to choose: how far they are in the tree of legal paths, what they point at,
 * what the server says that would do. One value; each function gives back the next one, or the same
 * where nothing has changed.
 */
import { NO_PATHS, ends, find, offered, pathTo, restarted, steppedBack, taken, tapped, turned } from "./paths.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("./paths.js").Paths} Paths */
/** @typedef {import("../wire.js").Previewed} Previewed */

/**
 * @typedef {object} Picks
 * @property {Paths} paths
 * @property {Choice | null} pointed
 * @property {boolean} armed tapped once: the next tap makes it
 * @property {Previewed | null} preview of what is pointed at
 * @property {Record<string, Previewed>} known previews by their paths
 * @property {string} aimed where a tap has shown what is turned now
 * @property {{target: string, quarters: number}} laid a tile that lies, and how far it is turned just now
 * @property {{choice: Choice, path: string[]} | null} finished the last path that was gone to its end
 * @property {number} opened how often something new was offered
 */

/** @type {Picks} */
export const NO_PICKS = {
  paths: NO_PATHS,
  pointed: null,
  armed: false,
  preview: null,
  known: {},
  aimed: "",
  laid: { target: "", quarters: 0 },
  finished: null,
  opened: 0,
};

/**
 * Open the choices of the present moment.
 * @param {Picks} picks
 * @param {import("../wire.js").Decision[]} decisions
 * @param {boolean} roll
 * @param {string} rolls what to roll is called
 * @param {boolean} goesOn more is laid while the last tile is on its way
 */
export function opened(picks, decisions, roll, rolls, goesOn) {
  const target = picks.pointed?.branch.target;
  const paths = offered(picks.paths, decisions, roll, rolls, goesOn);
  const kept = paths.news === "kept";
  const open = lit({ ...picks, opened: picks.opened + Number(paths.news === "other" && !goesOn) }, paths);
  const fresh = { ...open, known: kept && !goesOn ? open.known : {}, aimed: kept ? open.aimed : "" };
  // That somebody else has chosen is news, but takes nothing from under a finger.
  const again = target && kept ? find(paths, target) : null;
  return again ? pointedAt(fresh, again, picks.armed) : fresh;
}

/** Nothing can be chosen. @param {Picks} picks */
export function closed(picks) {
  return lit(picks, restarted({ ...picks.paths, roots: [], moment: "" }));
}

/** From the first step again. @param {Picks} picks */
export function begunAgain(picks) {
  return lit(picks, restarted(picks.paths));
}

/** One step back. @param {Picks} picks */
export function back(picks) {
  if (picks.pointed && picks.armed) return pointedAt({ ...picks, aimed: "" }, null);
  const paths = steppedBack(picks.paths);
  if (paths) return lit({ ...picks, aimed: "" }, paths);
  const path = putBack(picks);
  return path ? followed(picks, path) : picks;
}

/** The path that puts back what the last choice has taken up. @param {Picks} picks */
export function putBack({ paths }) {
  return paths.roots[0]?.decision?.back;
}

/**
 * Show what a choice would do.
 * @param {Picks} picks
 * @param {Choice | null} choice
 * @param {boolean} [armed] the next tap makes it
 * @returns {Picks}
 */
export function pointedAt(picks, choice, armed = false) {
  if (choice === picks.pointed && armed === picks.armed) return picks;
  const preview = (choice && picks.known[pathTo(picks.paths, choice).join(" ")]) ?? null;
  return { ...picks, pointed: choice, armed, preview };
}

/** The server's answer. @param {Picks} picks @param {Previewed} preview */
export function previewed(picks, preview) {
  const name = preview.path.join(" ");
  const known = { ...picks.known, [name]: preview };
  const shown = picks.pointed && pathTo(picks.paths, picks.pointed).join(" ") === name;
  return { ...picks, known, preview: shown ? preview : picks.preview };
}

/**
 * Choose: a step further, or the end of the path.
 * @param {Picks} picks
 * @param {Choice} choice
 * @param {boolean} sure whether the person has seen what it does
 * @returns {Picks}
 */
export function chose(picks, choice, sure) {
  const { paths, pointed, armed } = picks;
  if (!paths.choices.includes(choice)) {
    if (!paths.roots.includes(choice)) return picks;
    return chose(begunAgain(picks), choice, sure); // another piece instead
  }
  const aimless = { ...picks, aimed: "" };
  if (!ends(choice)) return lit(aimless, taken(paths, choice));
  if (sure || isOnly(paths) || !choice.decision || (pointed === choice && armed)) return { ...aimless, finished: { choice, path: pathTo(paths, choice) } };
  return pointedAt(aimless, choice, true);
}

/** Choose all that a path names, one step after another. @param {Picks} picks @param {readonly string[]} path */
export function followed(picks, path) {
  let found = begunAgain(picks);
  for (const target of path) {
    const choice = find(found.paths, target);
    if (!choice) break;
    found = chose(found, choice, true);
  }
  return found;
}

/**
 * Turn what is picked by a quarter. What a tap has shown somewhere is turned there, though some
 * quarters may not fit.
 * @param {Picks} picks
 * @param {1 | -1} by
 */
export function quarterTurned(picks, by) {
  const aimed = (picks.armed && picks.pointed?.branch.target) || picks.aimed;
  const paths = turned(picks.paths, by);
  if (!paths) return picks;
  const found = lit({ ...picks, aimed }, paths);
  const again = aimed ? find(paths, aimed) : null;
  return again ? pointedAt(found, again, true) : found;
}

/** How far somebody has come with a choice: the steps, and a tap that shows one more. @param {Picks} picks */
export function begun({ paths, armed }) {
  return paths.steps.length + Number(armed);
}

/** The choices that have no place in the scene: the prompt shows them as buttons. @param {Picks} picks @param {import("../wire.js").Scene | null} scene */
export function loose({ paths }, scene) {
  const placed = new Set(scene?.sprites.map(({ target }) => target));
  return paths.choices.filter(({ branch }) => !placed.has(tapped(branch.target)));
}

/** Whether there is nothing to choose between. @param {Paths} paths */
function isOnly({ roots, choices }) {
  return roots.length === 1 && choices.length === 1;
}

/** Somewhere else in the tree, where nothing is pointed at yet. @param {Picks} picks @param {Paths} paths @returns {Picks} */
function lit(picks, paths) {
  return { ...picks, paths, pointed: null, armed: false, preview: null };
}
