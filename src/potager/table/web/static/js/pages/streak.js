// @ts-check
/**
 * The answers to puzzles, kept in this browser alone. The streak is the number of days in a row on
 * which the puzzle of that very day was solved; one that is not answered yet does not break it.
 */
import { recallAll, remember } from "../lib/memory.js";

/** @typedef {{path: string[], right: boolean, counts: boolean}} Answer */

const KEY = "potager.puzzles";
const MOST = 400; // answers that are kept
const A_DAY_MS = 86_400_000;

/** @returns {Record<string, Answer>} */
function all() {
  return recallAll(KEY, {});
}

/** The answer of a day. @param {string} date @returns {Answer | undefined} */
export function kept(date) {
  return all()[date];
}

/** Keep the first answer of a day. @param {string} date @param {string[]} path @param {boolean} right @param {boolean} counts */
export function keep(date, path, right, counts) {
  const answers = { ...all(), [date]: { path, right, counts } };
  const newest = Object.entries(answers).sort().slice(-MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** @param {string} date @param {number} days */
function moved(date, days) {
  return new Date(Date.parse(date) + days * A_DAY_MS).toISOString().slice(0, 10);
}

/**
 * How many days in a row were solved up to a date, and the most there ever were.
 * @param {string} date @param {boolean} today
 */
export function streak(date, today) {
  const answers = all();
  const solved = Object.keys(answers).filter((day) => answers[day].right && answers[day].counts);
  const runs = new Map();
  for (const day of solved.sort()) runs.set(day, (runs.get(moved(day, -1)) ?? 0) + 1);
  const open = today && !answers[date];
  return { days: runs.get(open ? moved(date, -1) : date) ?? 0, best: Math.max(0, ...runs.values()) };
}
