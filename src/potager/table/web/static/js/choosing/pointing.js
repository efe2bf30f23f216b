// @ts-check
/**
 * Pointing at something for everybody: hold it for a moment, or press the right mouse button on it.
 * A click points too, where the one who clicks has nothing to choose.
 */
import { swallowClick } from "./drag.js";

const HOLD_MS = 500;
const STILL = 8; // pixels that a finger may shake

/**
 * @param {SVGElement} root
 * @param {(target: string) => void} point
 */
export function listenToPointing(root, point) {
  root.addEventListener("contextmenu", (event) => {
    const target = targetUnder(event);
    if (!target) return;
    event.preventDefault();
    if (event instanceof PointerEvent && event.pointerType === "mouse") point(target);
  });
  root.addEventListener("pointerdown", (down) => {
    const target = targetUnder(down);
    if (!target || down.button !== 0) return;
    const over = new AbortController();
    let held = false;
    const timer = setTimeout(() => {
      held = true;
      point(target);
    }, HOLD_MS);
    const end = () => {
      clearTimeout(timer);
      over.abort();
      if (held) swallowClick();
    };
    const listening = { signal: over.signal };
    addEventListener("pointermove", (event) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (far > STILL) end();
    }, listening);
    addEventListener("pointerup", end, listening);
    addEventListener("pointercancel", end, listening);
  });
}

/** What something is called in the scene. @param {Event} event */
function targetUnder({ target }) {
  const sprite = target instanceof Element ? target.closest("[data-target]") : null;
  return sprite?.getAttribute("data-target") ?? "";
}
