// @ts-check
/** Lines of words and small pictures, as the server sends them. */
import { el, picture } from "../lib/dom.js";
import { colourOf, drawingOf } from "./faces.js";

const MARK = /^[.,:;!?]/;

/**
 * A line of words and small pictures. A comma or a full stop stays with what comes before it.
 * @param {import("../wire.js").Part[]} parts
 * @param {number} [least] height of a picture, in pixels
 */
export function line(parts, least = 18) {
  /** @type {Element[]} */
  const nodes = [];
  for (const part of parts) {
    const node = drawn(part, least);
    const before = typeof part === "string" && MARK.test(part) ? nodes.pop() : undefined;
    nodes.push(before ? el("span", {}, before, node) : node);
  }
  return nodes;
}

/** @param {import("../wire.js").Part} part @param {number} least height of a picture @returns {Element} */
function drawn(part, least) {
  if (typeof part === "string") return el("span", {}, part);
  if ("line" in part) {
    const inside = part.line.map((one) => (typeof one === "string" ? one : drawn(one, least)));
    return el("span", {}, ...inside);
  }
  const [symbol, label, classes] = part;
  const drawing = drawingOf(symbol);
  const node = picture(drawing, ["mini", ...classes, colourOf(symbol)].filter(Boolean).join(" "), label);
  sizeLike(node, drawing, least);
  return node;
}

/**
 * Give a small picture the proportions of its drawing: a pawn stays smaller than a queen.
 * @param {SVGSVGElement} drawn
 * @param {string} symbol
 * @param {number} least
 */
function sizeLike(drawn, symbol, least) {
  const box = /** @type {SVGSymbolElement | null} */ (
    /** @type {unknown} */ (document.getElementById(symbol))
  )?.viewBox?.baseVal;
  if (!box?.height) return;
  const height = Math.max(least, Math.min(30, box.height * 0.34));
  drawn.style.height = `${height}px`;
  drawn.style.width = `${(height * box.width) / box.height}px`;
}

/** @param {import("../wire.js").Part} part @returns {string} */
function spoken(part) {
  if (typeof part === "string") return part;
  return "line" in part ? part.line.map(spoken).join("") : part[1];
}

/** The words of a line, for announcements. @param {import("../wire.js").Part[]} parts */
export function words(parts) {
  const said = parts.map(spoken).filter(Boolean);
  return said.map((text, i) => (i && !MARK.test(text) ? ` ${text}` : text)).join("");
}
