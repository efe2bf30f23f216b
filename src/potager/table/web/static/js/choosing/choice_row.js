// @ts-check
/** A choice in a list: how often it wins, if that is known, and what it is. */
import { el } from "../lib/dom.js";
import { line } from "../scene/parts.js";
import { percent } from "../lib/texts.js";

/**
 * @param {import("../wire.js").HintedChoice} one
 * @param {import("../lib/dom.js").Child} more said besides
 * @param {Record<string, import("../lib/dom.js").Prop>} props of the button
 */
export function choiceRow({ chance, parts }, more, props) {
  const said = el("span", { class: "hint-words grows" }, ...line(parts), more);
  const bar = el("i", { "aria-hidden": "true" });
  bar.style.width = `${100 * (chance ?? 0)}%`;
  const known = [el("b", { class: "figures" }, percent(chance ?? 0)), said, el("span", { class: "hint-bar" }, bar)];
  return el("button", { type: "button", class: "hint-choice entry row broad", ...props }, ...(chance === undefined ? [said] : known));
}
