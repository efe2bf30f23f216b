// @ts-check
/** Which games' lessons were taken or declined: kept in this browser. */

const SEEN = "potager.lessons";

/** @returns {string[]} the names of those games */
function seen() {
  try {
    return (localStorage.getItem(SEEN) ?? "").split(" ").filter(Boolean);
  } catch {
    return []; // a private window may forbid to remember
  }
}

/** Whether this browser knows the lesson of a game, or wants none. @param {string} game */
export function knowsLesson(game) {
  return seen().includes(game);
}

/** @param {string} game */
export function rememberLesson(game) {
  if (knowsLesson(game)) return;
  try {
    localStorage.setItem(SEEN, [...seen(), game].join(" "));
  } catch {
    // Then it is offered once more.
  }
}
