// @ts-check
/** Small helpers to make elements, so that the other modules read like the page they build. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Prop */

/**
 * An HTML element. A function is a listener, called "on…"; `class`, `data-…` and `aria-…` are
 * attributes; the rest are properties.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, Prop>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (name === "class" || name === "role" || name.includes("-"))
      node.setAttribute(name, value === true ? "" : String(value));
    else Reflect.set(node, name, value);
  }
  node.append(...kept(children));
  return node;
}

/**
 * An SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | undefined>} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) node.setAttribute(name, String(value));
  node.append(...kept(children));
  return node;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function kept(children) {
  return /** @type {(Node | string)[]} */ (children.filter((child) => child || child === ""));
}

/**
 * A picture of the art by its name, in the size that the style sheet gives to its class.
 * @param {string} symbol
 * @param {string} [classes]
 * @param {string} [label] spoken; without one it is decoration
 */
export function picture(symbol, classes = "icon", label = "") {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg(
    "svg",
    { class: classes, ...spoken },
    svg("use", { href: "#" + symbol, width: "100%", height: "100%" }),
  );
}

/** Words and pictures with a gap between them. @param {Node[]} nodes */
export function spaced(nodes) {
  return nodes.flatMap((node, i) => (i ? [" ", node] : [node]));
}

/**
 * The element with this id, which the page has for sure.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function the(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}
