// @ts-check
/** Lines of words and small pictures, as the server sends them. */
import { el, picture } from "../lib/dom.js";
import { colourOf, drawingOf } from "./faces.js";

/**
 * A line of words and small pictures.
 * @param {import("../wire.js").Part[]} parts
 * @param {number} [least] height of a picture, in pixels
 */
export function line(parts, least = 18) {
  return parts.map((part) => {
    if (typeof part === "string") return el("span", {}, part);
    const [symbol, label, classes] = part;
    const drawing = drawingOf(symbol);
    const drawn = picture(drawing, ["mini", ...classes, colourOf(symbol)].filter(Boolean).join(" "), label);
    sizeLike(drawn, drawing, least);
    return drawn;
  });
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

/** The words of a line, for announcements. @param {import("../wire.js").Part[]} parts */
export function words(parts) {
  return parts.map((part) => (typeof part === "string" ? part : part[1])).filter(Boolean).join(" ");
}
