// @ts-check
/**
 * A click that was meant for something else. Where one choice ends and another begins, something
 * new may lie under a pointer that rests; a click in the same breath was meant for what lay there
 * before. Whoever has moved the pointer since, or waits a moment, is taken at their word.
 */

const BREATH_MS = 400;

export class Startle {
  /**
   * @param {SVGSVGElement} root
   * @param {(node: EventTarget | null) => string} targetOf what a click there would choose
   */
  constructor(root, targetOf) {
    this.targetOf = targetOf;
    this.aimed = ""; // what the pointer was last moved to
    this.meant = ""; // and what that was when the present choice began
    this.openedAt = -BREATH_MS;
    root.addEventListener("pointermove", (event) => this.moved(event));
  }

  /** A new choice has begun. */
  opened() {
    this.meant = this.aimed;
    this.openedAt = performance.now();
  }

  /** @param {PointerEvent} event */
  moved({ movementX, movementY, target }) {
    if (!movementX && !movementY) return; // something moved under it
    this.aimed = this.targetOf(target);
    this.meant = "";
  }

  /** Whether a press is one of those. @param {PointerEvent} press */
  caught({ pointerType, target }) {
    if (pointerType !== "mouse" || performance.now() - this.openedAt > BREATH_MS) return false;
    return this.meant !== "" && this.meant !== this.targetOf(target);
  }
}
