// @ts-check
/** Texts for people by their ids: they are in the catalogue of the page's language. */
import { LANGUAGE, TEXTS } from "./catalogue.js";

/**
 * A text is a string, or a list of strings, places for an argument (`[name]`) and choices
 * (`[name, variants, other, kind]`).
 * @typedef {string | Piece[]} Text
 * @typedef {string | Place} Piece
 * @typedef {[name: string] | [name: string, variants: {[key: string]: Text}, other: string, kind: string]} Place
 * @typedef {Record<string, string | number>} Arguments
 */

const shares = new Intl.NumberFormat(LANGUAGE, { style: "percent" });
const plurals = new Intl.PluralRules(LANGUAGE);
const ordinals = new Intl.PluralRules(LANGUAGE, { type: "ordinal" });

/** A share as "43%", or as the language writes it. @param {number} share */
export const percent = (share) => shares.format(share);

/**
 * A text in words.
 * @param {string} id
 * @param {Arguments} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const text = TEXTS[id];
  if (text === undefined) throw new Error(`there is no text ${id}`);
  return filled(text, args);
}

/** @param {Text} text @param {Arguments} args @returns {string} */
export function filled(text, args) {
  if (typeof text === "string") return text;
  return text.map((one) => (typeof one === "string" ? one : said(one, args))).join("");
}

/** @param {Place} place @param {Arguments} args @returns {string} */
function said(place, args) {
  const value = args[place[0]] ?? "";
  if (place.length === 1) return String(value);
  const [, variants, other, kind] = place;
  const rules = kind === "ordinal" ? ordinals : plurals;
  const keys = [String(value), rules.select(Number(value)), other];
  return filled(variants[keys.find((key) => key in variants) ?? other], args);
}
