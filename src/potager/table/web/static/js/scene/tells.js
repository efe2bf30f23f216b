// @ts-check
/** Sprites of the class tells explain themselves: pointed at, tapped or focused. */

/**
 * @param {SVGSVGElement} root
 * @param {(text: string) => void} tell what is explained now; nothing: no more
 */
export function listenToTells(root, tell) {
  /** @param {Event} event */
  const explain = ({ target }) => {
    const sprite = target instanceof Element ? target.closest(".tells") : null;
    tell(sprite?.getAttribute("aria-label") ?? "");
  };
  // A finger that is lifted leaves at once: what it has tapped stays explained till the next tap.
  for (const kind of ["pointerover", "focusin", "click"]) root.addEventListener(kind, explain);
  for (const kind of ["pointerleave", "focusout"]) root.addEventListener(kind, () => tell(""));
}
