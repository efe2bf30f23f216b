// @ts-check
/** What a scene needs around it: the game's drawings, and the layout that fits the screen. */
import { the } from "./dom.js";

/** When the layout for phones fits better: whenever its style sheet is in use. */
const PHONE = matchMedia(/** @type {HTMLLinkElement} */ (the("for-phones")).media);

/** A phone on its side, or a window as low for its width. */
const LOW = matchMedia("(max-height: 480px), (max-height: 700px) and (min-aspect-ratio: 19/10)");

/** @returns {import("../wire.js").Layout} */
export function layout() {
  return PHONE.matches ? "phone" : LOW.matches ? "low" : "wide";
}

/** @param {(layout: import("../wire.js").Layout) => void} changed */
export function onLayout(changed) {
  for (const screen of [PHONE, LOW]) screen.addEventListener("change", () => changed(layout()));
}

/**
 * Put the game's symbols into the page, where every <use> finds them.
 * @param {string} address
 */
export async function loadArt(address) {
  const answer = await fetch(address);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const art = document.importNode(parsed.documentElement, true);
  art.setAttribute("class", "art");
  art.setAttribute("aria-hidden", "true");
  document.body.prepend(art);
}
