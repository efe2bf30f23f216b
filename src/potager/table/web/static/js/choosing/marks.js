// @ts-check
/**
 * Marks over the scene that show where a choice is: a ring around each of its places, and arrows
 * from one to the next. They fit what is drawn there: pieces, cards and squares alike.
 */
import { svg } from "../lib/dom.js";
import { tapped } from "./paths.js";

/** @typedef {{x: number, y: number, w: number, h: number, turn: number}} Place its middle, its size, and how far it is turned */

const BESIDE = 5; // how far a ring is from what it marks
const HEAD = 13; // of an arrow
const ROUND = 24; // corners, at most
const LINE = { fill: "none", stroke: "var(--mark)", "stroke-width": 5, "stroke-linecap": "round", "stroke-linejoin": "round" };

/**
 * Show a path; what was marked like that before is gone.
 * @param {SVGSVGElement} root the scene
 * @param {string[]} path the steps that are still to be made; none: take the marks away
 * @param {string} [kind] a class, where there are several kinds
 */
export function markPath(root, path, kind = "") {
  const classes = ["path-marks", kind].filter(Boolean);
  for (const old of root.querySelectorAll(`:scope > .${classes.join(".")}`)) old.remove();
  const targets = path.map(tapped).filter((target, i, all) => target !== all[i - 1]);
  const places = targets.flatMap((target) => placeOf(root, target) ?? []);
  if (!places.length) return;
  const group = svg("g", { class: classes.join(" "), ...LINE, "aria-hidden": "true" });
  places.forEach((place, i) => {
    if (i) group.append(...arrow(places[i - 1], place));
    group.append(ring(place, i ? "then" : "first"));
  });
  root.append(group);
}

/**
 * Where a target lies, in the scene's units: where it stands when it has come to rest.
 * @param {SVGSVGElement} root
 * @param {string} target
 * @returns {Place | null}
 */
function placeOf(root, target) {
  const node = root.querySelector(`[data-target="${CSS.escape(target)}"]`);
  if (!(node instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = node.getBBox();
  const matrix = new DOMMatrix(node.style.transform);
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  const turn = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  return { x: middle.x, y: middle.y, w: width, h: height, turn };
}

/** @param {Place} place @param {string} kind */
function ring({ x, y, w, h, turn }, kind) {
  const [width, height] = [w + 2 * BESIDE, h + 2 * BESIDE];
  const rx = Math.min(width * 0.3, height * 0.3, ROUND);
  const placed = { x: -width / 2, y: -height / 2, width, height, rx, transform: `translate(${x} ${y}) rotate(${turn})` };
  return svg("rect", { class: `path-ring ${kind}`, "stroke-dasharray": kind === "then" ? "12 9" : undefined, ...placed });
}

/** From the rim of one place to that of the next. @param {Place} from @param {Place} to */
function arrow(from, to) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const start = Math.min(from.w, from.h) / 2 + BESIDE;
  const end = long - Math.min(to.w, to.h) / 2 - BESIDE;
  if (end - start < HEAD) return []; // they lie side by side
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const transform = `translate(${from.x} ${from.y}) rotate(${turn})`;
  const tip = [end, 0];
  const points = [[start, 0], tip, [end - HEAD, -HEAD * 0.6], tip, [end - HEAD, HEAD * 0.6]];
  return [svg("polyline", { class: "path-arrow", points: points.join(" "), transform })];
}
