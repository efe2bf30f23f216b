// @ts-check
/** What this browser remembers. A private window may forbid that: then it holds for the page only. */

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is asked for once more.
  }
}

/** Something that was kept as JSON. @template T @param {string} key @param {T} otherwise @returns {T} */
export function recallAll(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}
