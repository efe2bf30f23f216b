// @ts-check
/** What is said aloud by screen readers, and the short notes that come and go on the screen. */
import { el, the } from "./dom.js";

const NOTE_MS = 5000;

/** Say it to those who listen. @param {string} text */
export function announce(text) {
  const said = el("p", {}, text);
  const region = the("announcements");
  region.append(said);
  // Kept for a while: some readers miss what is replaced at once.
  while (region.children.length > 3) region.firstElementChild?.remove();
}

/** A note for everybody. @param {string} text @param {string} [where] a class that places it */
export function note(text, where = "") {
  const shown = el("p", { class: `note ${where}`, role: "status" }, text);
  the("notes").append(shown);
  setTimeout(() => shown.remove(), NOTE_MS);
}
