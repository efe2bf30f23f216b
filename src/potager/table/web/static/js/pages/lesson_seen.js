// @ts-check
/** Which games' lessons were taken or declined: kept in this browser. */
import { recall, remember } from "../lib/memory.js";

const SEEN = "potager.lessons";

/** @returns {string[]} the names of those games */
function seen() {
  return (recall(SEEN) ?? "").split(" ").filter(Boolean);
}

/** Whether this browser knows the lesson of a game, or wants none. @param {string} game */
export function knowsLesson(game) {
  return seen().includes(game);
}

/** @param {string} game */
export function rememberLesson(game) {
  if (!knowsLesson(game)) remember(SEEN, [...seen(), game].join(" "));
}
