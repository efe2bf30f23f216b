// @ts-check
/**
 * Turning tiles: what is picked, by the wheel, keys, a button or one more tap, which is a step of its
 * path; and a tile that lies. For that quarters are counted for a moment and then sent as one change:
 * the tile is lifted and laid again, or exchanged for its like of the hand. Which of these can be is
 * read from the tree of legal paths; there may be none.
 */
import { NO_PATHS, ends, find, offered, pathTo, taken, turned, turning } from "./paths.js";

/** @typedef {import("./paths.js").Choice} Choice */
/** @typedef {import("./paths.js").Paths} Paths */
/** @typedef {import("../wire.js").Scene} Scene */
/** @typedef {{choice: Choice, path: string[]} | {choice: Choice, target: string, quarters: number}} Turn to be made: by its like's path, or by lifting it */

const NOTCH = 40; // of the wheel, in pixels; a trackpad sends many small ones
const NOTCH_MS = 90; // from one quarter to the next

/** An angle as quarters from 0 to 3. @param {number | undefined} degrees */
export function turnsOf(degrees = 0) {
  return (((degrees / 90) % 4) + 4) % 4;
}

/** The sprite with a target. @param {Scene | null} scene @param {string} [target] */
export function spriteOf(scene, target) {
  return target ? scene?.sprites.find((one) => one.target === target) : undefined;
}

/**
 * How the tile on a target can be turned: it is lifted itself, or exchanged for its like.
 * @param {Paths} paths
 * @param {Scene | null} scene
 * @param {string} target
 * @returns {{choice: Choice, like: boolean, rotations: number} | null}
 */
export function wayToTurn(paths, scene, target) {
  const laid = spriteOf(scene, target);
  if (!laid?.symbol) return null;
  const lifting = laid.classes?.includes("turns") && paths.roots.find(({ branch }) => branch.target === target);
  if (lifting) return ends(lifting) ? { choice: lifting, like: false, rotations: laid.classes?.includes("twofold") ? 2 : 4 } : null;
  const like = paths.roots.find(({ branch }) => {
    const piece = spriteOf(scene, branch.target);
    return piece?.symbol === laid.symbol && piece?.classes?.includes("turns");
  });
  const rotations = like ? pathsTo(like, target).length : 0;
  return like && rotations > 1 ? { choice: like, like: true, rotations } : null;
}

/**
 * What comes of quarters by which a laid tile was turned; nothing, where it lies as before.
 * @param {Paths} paths
 * @param {Scene | null} scene
 * @param {{target: string, quarters: number}} laid
 * @returns {Turn | null}
 */
export function turnMade(paths, scene, { target, quarters }) {
  const way = wayToTurn(paths, scene, target);
  const turns = way ? turnsOf(90 * quarters) % way.rotations : 0;
  if (!way || !turns) return null;
  const { choice } = way;
  if (!way.like) return { choice, target, quarters: turns };
  const lies = turnsOf(spriteOf(scene, target)?.turn);
  return { choice, path: pathsTo(choice, target)[(lies + turns) % way.rotations] };
}

/**
 * The path that lays what is held on a target, turned by so many quarters.
 * @param {import("../wire.js").Decision} decision
 * @param {string} goal
 * @param {number} quarters
 */
export function turnedPath(decision, goal, quarters) {
  /** @type {Paths | null} */
  let paths = offered(NO_PATHS, [decision]);
  for (let quarter = 0; paths && quarter < quarters; quarter++) paths = turned(paths);
  const choice = paths && find(paths, goal);
  return paths && choice && pathTo(paths, choice);
}

/**
 * The paths that lay a tile of the hand on a target: straight, and turned by one quarter after another.
 * @param {Choice} choice
 * @param {string} target
 */
function pathsTo({ branch, decision }, target) {
  const open = offered(NO_PATHS, decision ? [decision] : []);
  const begun = find(open, branch.target);
  /** @type {string[][]} */
  const found = [];
  let paths = begun && !ends(begun) ? taken(open, begun) : null;
  while (paths) {
    const goal = find(paths, target);
    if (goal) found.push(pathTo(paths, goal));
    paths = turning(paths)?.branch.then?.length ? turned(paths) : null;
  }
  return found;
}

/**
 * The wheel over a scene, notch by notch.
 * @param {Pick<SVGSVGElement, "addEventListener">} root
 * @param {(by: 1 | -1) => boolean} turn says whether there is something to turn
 */
export function listenToWheel(root, turn) {
  let rolled = 0;
  let at = 0;
  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (event.ctrlKey) return; // that is zooming
    rolled = Math.sign(rolled) === Math.sign(event.deltaY) ? rolled + event.deltaY : event.deltaY;
    const notch = event.deltaMode ? 1 : NOTCH;
    if (Math.abs(rolled) < notch || event.timeStamp - at < NOTCH_MS) return;
    if (turn(rolled > 0 ? 1 : -1)) event.preventDefault();
    rolled = 0;
    at = event.timeStamp;
  };
  root.addEventListener("wheel", wheel, { passive: false });
}

/** Show something turned by so many quarters. @param {Element[]} nodes @param {number} quarters */
export function showTurned(nodes, quarters) {
  for (const node of nodes) {
    if (!(node instanceof SVGElement)) continue;
    node.classList.add("turned");
    node.style.setProperty("--turned", `${90 * quarters}deg`);
  }
}

/** Put it back as it was, at once: it does not unwind. @param {Element} node */
export function showStraight(node) {
  if (!(node instanceof SVGElement)) return;
  node.classList.remove("turned");
  node.style.removeProperty("--turned");
  for (const motion of node.firstElementChild?.getAnimations() ?? [])
    if (motion instanceof CSSTransition) motion.finish();
}
