// @ts-check
/** Where notes lie: at the edge of the screen, or over words, but on nothing that can be tapped. */
import { layout } from "./layout.js";

const TAPPED = "button, a, input, select, textarea, summary, [data-target]";
const EDGE = 24;
const SIDE = 8;
const BELOW_BAR = 64;
const NARROWEST = 180;

/** The words that they may lie on, the best first: what they say is read anew at any time. */
const WORDS = {
  phone: ["#players", "#room-said", "#log", ".prompt-words"],
  wide: ["#room-said", "#log", "#players", ".prompt-words"],
};

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

/** Also when something else can be tapped than before. @param {HTMLElement} box all notes */
export function placeNotes(box) {
  if (!box.childElementCount) return;
  const tapped = tappable();
  let fewest = Infinity;
  /** @type {Place} */
  let best = { width: 0, middle: 0, top: 0 };
  for (const place of places(box)) {
    const at = edges(box, place);
    const many = tapped.filter((one) => meet(one, at)).length + (place.cost ?? 0);
    if (many >= fewest) continue;
    fewest = many;
    best = place;
  }
  edges(box, best);
}

/** What can be tapped now. @returns {Edges[]} */
export function tappable() {
  return [...document.querySelectorAll(TAPPED)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect());
}

/** @typedef {{width: number, middle: number, top: number, cost?: number}} Place */

/** Lay it there, and see how far it reaches. @param {HTMLElement} box @param {Place} place */
function edges(box, { width, middle, top }) {
  box.style.maxWidth = `${width}px`;
  box.style.left = `${middle}px`;
  box.style.top = `${top}px`;
  return box.getBoundingClientRect();
}

/** @param {HTMLElement} box @returns {Generator<Place>} */
function* places(box) {
  const phone = layout() === "phone";
  const middle = innerWidth / 2;
  const width = 0.92 * innerWidth;
  box.style.maxWidth = `${width}px`;
  if (!phone) {
    yield { width, middle, top: innerHeight - EDGE - box.offsetHeight };
    yield { width, middle, top: BELOW_BAR };
  }
  for (const words of WORDS[phone ? "phone" : "wide"]) {
    const on = document.querySelector(words);
    if (!on?.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = on.getBoundingClientRect();
    const start = Math.max(left, SIDE); // a row that slides reaches further
    const end = Math.min(right, innerWidth - SIDE);
    const width = Math.max(end - start, NARROWEST);
    box.style.maxWidth = `${width}px`;
    const above = (top + bottom - box.offsetHeight) / 2;
    // Better over a piece or two than over what is to be done.
    const cost = words === ".prompt-words" ? 3 : 0;
    yield { width, middle: Math.max(width / 2, (start + end) / 2), top: Math.max(2, above), cost };
  }
  if (phone) yield { width, middle, top: 3 };
}

/** @param {Edges} one @param {Edges} other */
export function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
