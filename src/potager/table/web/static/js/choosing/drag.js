// @ts-check
/** A choice of several steps as one movement: from a target, with the piece in hand, to the next. */
import { isTurn } from "./paths.js";

const DRAG_FROM = 8; // pixels

/**
 * A press on the scene, which may become a drag.
 * @param {import("./picker.js").Picker} picker
 * @param {PointerEvent} down
 */
export function pressed(picker, down) {
  const choice = picker.under(down.target) ?? picker.instead(down.target);
  // What can be turned is picked already, and is carried as it is.
  const picked = Boolean(choice && isTurn(choice.branch.target));
  if (!choice || (!picked && !choice.branch.then?.length)) return;
  const nodes = picker.nodesOf(choice);
  const scale = picker.stage.scale();
  const over = new AbortController();
  const listening = { signal: over.signal };
  let dragged = false;

  addEventListener("pointermove", (event) => {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!dragged && Math.hypot(dx, dy) > DRAG_FROM) {
      dragged = true;
      if (!picked) picker.choose(choice, true);
    }
    if (!dragged) return;
    for (const node of nodes) node.style.translate = `${dx / scale}px ${dy / scale}px`;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const others = below.filter((node) => !nodes.some((own) => own.contains(node)));
    picker.point(others.map((node) => picker.under(node)).find(Boolean) ?? null);
  }, listening);
  addEventListener("pointerup", () => end(true), listening);
  addEventListener("pointercancel", () => end(false), listening);

  /** @param {boolean} dropped */
  function end(dropped) {
    over.abort();
    for (const node of nodes) node.style.translate = "";
    if (!dragged) return;
    swallowClick();
    if (dropped && picker.picks.pointed) picker.choose(picker.picks.pointed, true);
    else if (picked) picker.point(null);
    else picker.back();
  }
}

/** The click that a browser makes of a drag's end is none. */
export function swallowClick() {
  /** @param {Event} click */
  const swallow = (click) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
