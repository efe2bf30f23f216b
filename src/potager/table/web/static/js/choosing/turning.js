// @ts-check
/**
 * Turning what is picked: a step of a path that is called "turn:" and a target is one more tap on
 * that target, which turns it by a quarter, round and round. The wheel and keys turn it both ways.
 */

const TURN = "turn:";
const NOTCH = 40; // of the wheel, in pixels; a trackpad sends many small ones
const NOTCH_MS = 90; // from one quarter to the next

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

/** An angle as quarters from 0 to 3. @param {number | undefined} degrees */
export function turnsOf(degrees = 0) {
  return (((degrees / 90) % 4) + 4) % 4;
}

/**
 * The wheel over a scene, notch by notch.
 * @param {SVGSVGElement} root
 * @param {(by: 1 | -1) => boolean} turn says whether there is something to turn
 */
export function listenToWheel(root, turn) {
  let rolled = 0;
  let at = 0;
  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (event.ctrlKey) return; // that is zooming
    rolled = Math.sign(rolled) === Math.sign(event.deltaY) ? rolled + event.deltaY : event.deltaY;
    const notch = event.deltaMode ? 1 : NOTCH;
    if (Math.abs(rolled) < notch || event.timeStamp - at < NOTCH_MS) return;
    if (turn(rolled > 0 ? 1 : -1)) event.preventDefault();
    rolled = 0;
    at = event.timeStamp;
  };
  root.addEventListener("wheel", wheel, { passive: false });
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
