// @ts-check
/** Where notes lie: at the edge of the screen, or over words, but on nothing that can be tapped. */
import { layout } from "./setting.js";

const TAPPED = "button, a, input, select, textarea, summary, [data-target]";
const EDGE = 24;
const BELOW_BAR = 64;
const NARROWEST = 180;

/** The words that they may lie on, the best first: what they say is read anew at any time. */
const WORDS = {
  phone: ["#players", "#room-said", ".prompt-words", "#log"],
  wide: ["#room-said", ".prompt-words", "#log", "#players"],
};

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

/** @param {HTMLElement} box all notes */
export function placeNotes(box) {
  const tapped = tappable();
  let fewest = Infinity;
  let best = { width: 0, middle: 0, top: 0 };
  for (const place of places(box)) {
    const many = tapped.filter((one) => meet(one, edges(box, place))).length;
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

/** Lay it there, and see how far it reaches. @param {HTMLElement} box @param {{width: number, middle: number, top: number}} place */
function edges(box, { width, middle, top }) {
  box.style.maxWidth = `${width}px`;
  box.style.left = `${middle}px`;
  box.style.top = `${top}px`;
  return box.getBoundingClientRect();
}

/** @param {HTMLElement} box */
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
    const width = Math.max(right - left, NARROWEST);
    box.style.maxWidth = `${width}px`;
    const above = (top + bottom - box.offsetHeight) / 2;
    yield { width, middle: (left + right) / 2, top: Math.max(2, above) };
  }
  if (phone) yield { width, middle, top: 3 };
}

/** @param {Edges} one @param {Edges} other */
export function meet(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
