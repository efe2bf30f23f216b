// @ts-check
/** What is said aloud by screen readers, and the short notes that come and go on the screen. */
import { el, the } from "./dom.js";
import { placeNotes } from "./note_places.js";

const NOTE_MS = 5000;
const LEAST_MS = 1200; // so long it takes to read one
const RENEWS_MS = 400; // the answer to an act may be the same note again
const MOST_NOTES = 2;

/** When notes began, and what ends them. @type {WeakMap<Element, {timer?: number, since?: number}>} */
const going = new WeakMap();

/** Say it to those who listen. @param {string} text */
export function announce(text) {
  const said = el("p", {}, text);
  const region = the("announcements");
  region.append(said);
  // Kept for a while: some readers miss what is replaced at once.
  while (region.children.length > 3) region.firstElementChild?.remove();
}

/**
 * A note that comes and goes. The same again renews the one that is there; an act of this person ends
 * it, once it could be read.
 * @param {string} text
 */
export function note(text) {
  const box = the("notes");
  const notes = [...box.children];
  const shown = notes.find((one) => one.textContent === text) ?? el("p", { class: "note", role: "status" }, text);
  if (!shown.parentElement) box.append(shown);
  while (box.children.length > MOST_NOTES) box.firstElementChild?.remove();
  placeNotes(box);
  going.set(shown, { ...going.get(shown), since: performance.now() });
  goes(shown, NOTE_MS);
}

/** @param {Element} shown @param {number} ms after which it goes */
function goes(shown, ms) {
  const { timer, since = 0 } = going.get(shown) ?? {};
  clearTimeout(timer);
  going.set(shown, { timer: setTimeout(() => shown.remove(), ms), since });
}

for (const act of ["pointerdown", "keydown"])
  addEventListener(act, endNotes, { capture: true });

/** What was told has been seen: something else is done now. */
function endNotes() {
  for (const shown of document.querySelectorAll("#notes .note")) {
    const { since = 0 } = going.get(shown) ?? {};
    goes(shown, Math.max(RENEWS_MS, since + LEAST_MS - performance.now()));
  }
}
