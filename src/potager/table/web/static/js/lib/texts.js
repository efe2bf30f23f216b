// @ts-check
/** Texts for people by their ids: they are in the catalogue of the page's language. */
import { TEXTS } from "./catalogue.js";

const PLACE = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g;

/**
 * A text: `{name}` is an argument, `{n:piece|pieces}` chooses by number.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const text = TEXTS[id];
  if (text === undefined) throw new Error(`there is no text ${id}`);
  return filled(text, args);
}

/** @param {string} text @param {Record<string, string | number>} args */
export function filled(text, args) {
  return text.replace(PLACE, (_, name, one, many) => {
    const value = String(args[name]);
    return many === undefined ? value : value === "1" ? one : many;
  });
}
