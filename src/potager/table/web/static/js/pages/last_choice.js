// @ts-check
/** What somebody chose last for a match with bots, game by game: kept in this browser. */
import { recallAll, remember } from "../lib/memory.js";

/** @typedef {Record<string, string>} Chosen */

/** @param {string} game */
const keyOf = (game) => `potager:bots:${game}`;

/** @param {string} game @returns {Chosen | null} */
export function lastChoice(game) {
  return recallAll(keyOf(game), null);
}

/** @param {string} game @param {HTMLFormElement} form */
export function rememberChoice(game, form) {
  const chosen = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  remember(keyOf(game), JSON.stringify(chosen));
}

/** Let a form send what was chosen. @param {HTMLFormElement} form @param {Chosen} chosen */
export function sendAlong(form, chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
}
