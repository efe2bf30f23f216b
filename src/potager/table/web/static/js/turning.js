// @ts-check
/**
 * Turning what is picked: a step of a path that is called "turn:" and a target is one more tap on
 * that target, which turns it by a quarter. It always turns the same way, round and round.
 */

const TURN = "turn:";

/** Whether a step turns something. @param {string} step */
export function isTurn(step) {
  return step.startsWith(TURN);
}

/** What a step is a tap on. @param {string} step */
export function tapped(step) {
  return isTurn(step) ? step.slice(TURN.length) : step;
}

/** The step that turns a target. @param {string} target */
export function turnOf(target) {
  return TURN + target;
}

/** Show something turned by so many quarters. @param {Element[]} nodes @param {number} quarters */
export function showTurned(nodes, quarters) {
  for (const node of nodes) {
    if (!(node instanceof SVGElement)) continue;
    node.classList.add("turned");
    node.style.setProperty("--turned", `${90 * quarters}deg`);
  }
}

/** Put it back as it was, at once: it does not unwind. @param {Element} node */
export function showStraight(node) {
  if (!(node instanceof SVGElement)) return;
  node.classList.remove("turned");
  node.style.removeProperty("--turned");
  for (const motion of node.firstElementChild?.getAnimations() ?? [])
    if (motion instanceof CSSTransition) motion.finish();
}
