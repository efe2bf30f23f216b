// @ts-check
/**
 * This page's part of the dice. It shows the hash of a random salt first, opens the salt once every
 * hash is on the list, and keeps what it saw then: at the end it compares that with what was used.
 */
import { recallAll, remember } from "../lib/memory.js";
import { sha256 } from "../lib/sha256.js";

/** @typedef {import("../wire.js").SaltList} SaltList */
/** @typedef {import("../wire.js").Ending} Ending */
/** @typedef {"dice-none" | "dice-used" | "dice-left-out" | "dice-wrong"} Verdict a text */

const KEPT = "potager:salts"; // the salts by their hashes, newest last
const SEEN = "potager:salts-seen"; // what was agreed on, by match
const MOST = 50;

/** @param {string} where @returns {Record<string, string>} */
const kept = (where) => recallAll(where, {});

/** Make a salt, and keep it. @returns {string} its hash */
export function newSalt() {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  const hash = sha256(salt);
  keep(KEPT, hash, salt);
  return hash;
}

/** The salt that this page has kept for a hash. @param {string} [hash] @returns {string | undefined} */
export const saltOf = (hash = "") => kept(KEPT)[hash];

/**
 * What this page has to send now, if anything.
 * @param {SaltList | null | undefined} list
 * @param {number[]} mine the seats that are played here
 * @param {boolean} waiting whether the match has not begun
 * @returns {import("../wire.js").BrowserMessage | null}
 */
export function answerTo(list, mine, waiting) {
  if (!list || !mine.length) return null;
  const share = list.shares?.find((one) => one.seats.some((seat) => mine.includes(seat)));
  const salt = saltOf(share?.hash);
  if (list.open) {
    if (!share || !salt) return null;
    keep(SEEN, list.match, agreed(list));
    return { type: "open-salt", salt };
  }
  const asked = waiting ? !salt : share && !share.hash;
  return asked ? { type: "commit-salt", hash: newSalt() } : null;
}

/**
 * Whether the dice were what this page has agreed to.
 * @param {Ending} ending
 * @param {number[]} mine
 * @returns {Verdict}
 */
export function verdictOn({ salts, seed = "" }, mine) {
  if (!salts?.shares?.length) return "dice-none";
  const seen = kept(SEEN)[salts.match];
  const share = salts.shares.find((one) => one.seats.some((seat) => mine.includes(seat)));
  if (!share) return "dice-left-out";
  const bound = salts.shares.every((one) => sha256(one.salt ?? "") === one.hash);
  const right = sha256(unhex(seed)) === salts.promise && seen === agreed(salts);
  return bound && right && saltOf(share.hash) === share.salt ? "dice-used" : "dice-wrong";
}

/** All that must not change once a salt was opened. @param {SaltList} list */
function agreed({ match, promise, shares = [] }) {
  return JSON.stringify([match, promise, shares.map((one) => [one.seats, one.hash])]);
}

/** @param {string} where @param {string} name @param {string} value */
function keep(where, name, value) {
  const { [name]: _, ...others } = kept(where);
  const entries = [...Object.entries(others), [name, value]].slice(-MOST);
  remember(where, JSON.stringify(Object.fromEntries(entries)));
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
