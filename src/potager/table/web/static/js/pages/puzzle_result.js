// @ts-check
/** What a puzzle came to, as a line of squares to share, and when the next one comes. */

/** @typedef {NonNullable<import("../wire.js").PuzzleAnswered["marks"]>[number]} Mark */

const SQUARES = { best: "🟩", near: "🟨", far: "🟥" };
const GIVEN_UP = "⬜"; // a try that was not used
const MOST_TRIES = 3;
const A_MINUTE_MS = 60_000;
const A_DAY_MS = 86_400_000;

/** One square for each try, and for those that were given up. @param {readonly Mark[]} marks @param {boolean} solved */
export function squares(marks, solved) {
  const unused = solved ? 0 : MOST_TRIES - marks.length;
  return marks.map((mark) => SQUARES[mark]).join("") + GIVEN_UP.repeat(unused);
}

/** How long it is until the next puzzle, at midnight of UTC. @param {number} now in milliseconds */
export function untilNext(now) {
  const next = (Math.floor(now / A_DAY_MS) + 1) * A_DAY_MS;
  const minutes = Math.ceil((next - now) / A_MINUTE_MS);
  return { at: new Date(next), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
