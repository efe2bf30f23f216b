// @ts-check
/** The layout that fits the screen. */
import { the } from "./dom.js";

/** A phone on its side, or a window as low for its width. */
const LOW = "(max-height: 480px), (max-height: 700px) and (min-aspect-ratio: 19/10)";

/** When the layout for phones fits better: whenever its style sheet is in use. */
const phone = () => /** @type {HTMLLinkElement} */ (the("for-phones")).media;

/** @returns {import("../wire.js").Layout} */
export function layout() {
  return matchMedia(phone()).matches ? "phone" : matchMedia(LOW).matches ? "low" : "wide";
}

/** @param {(layout: import("../wire.js").Layout) => void} changed */
export function onLayout(changed) {
  for (const screen of [phone(), LOW]) matchMedia(screen).addEventListener("change", () => changed(layout()));
}
