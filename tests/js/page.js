// What a module finds in a browser, as far as tests need it: texts are named by their ids, what is kept
// is kept in a map, and the rest is silent. Import it first, and the module itself by `await import`.
import { register } from "node:module";

/** @type {Map<string, string>} what this browser keeps */
export const kept = new Map();

const texts = "export const LANGUAGE = 'en'; export const TEXTS = new Proxy({}, { get: (_, id) => [id, ...known(id).flatMap((name) => [' ', [name]])] }); const known = (id) => globalThis.ARGUMENTS?.[id] ?? [];";
const hook = `export function resolve(name, context, next) {
  return name.endsWith("/catalogue.js") ? { url: "data:text/javascript," + encodeURIComponent(${JSON.stringify(texts)}), shortCircuit: true } : next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

/** The texts with these ids show these arguments. @param {Record<string, string[]>} ids */
export function showing(ids) {
  Object.assign(globalThis, { ARGUMENTS: ids });
}

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});
