// @ts-check
/** Somebody points at something: a ring spreads from it, with the name. */
import { svg } from "../lib/dom.js";

const LASTS_MS = 3600;

/**
 * @param {import("./scene.js").Stage} stage
 * @param {import("../wire.js").Pointed} pointed
 */
export function ripple(stage, { target, name }) {
  const middle = stage.middleOf(target);
  if (!middle) return;
  const shown = svg(
    "g",
    { class: "ripple", fill: "none", transform: `translate(${middle.x} ${middle.y})` },
    svg("circle", { stroke: "#2e2a25", "stroke-width": 12, r: 42 }),
    svg("circle", { stroke: "var(--pick)", "stroke-width": 7, r: 42 }),
    svg("text", { ...{ "font-weight": 700, stroke: "var(--card)", "stroke-width": 6, "stroke-linejoin": "round", "paint-order": "stroke" }, "text-anchor": "middle", y: -middle.h / 2 - 8, "font-size": 18 }, name),
  );
  stage.root.append(shown);
  setTimeout(() => shown.remove(), LASTS_MS);
}
