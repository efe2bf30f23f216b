// @ts-check
/** How things move: the few motions that a frame may name, each short, none of them needed. */

/** @typedef {{x: number, y: number, turn: number}} Place */

/** Milliseconds, as the look asks for. */
const GLIDE = 220;
const GLIDE_FAR = 320;
const TUMBLE = 500;
const FLIP = 260;
const RANK = 300;
const FLIGHT = 450;
const TURN = 160;
const FADE = 180;
const DEALT_APART = 70;
const CALM_FADE = 100;
const LATE = 150;
const STEP = 140; // from one point of a way to the next
const LONGEST_WALK = 1500;

/** When it is to be seen what was rolled, or turned over. @type {Record<string, number>} */
const TURNED = { roll: TUMBLE * 0.72, reveal: FLIP / 2 };

const EASE_OUT = "cubic-bezier(.2,.7,.3,1)";
const STEPS = 8;

/** Whether the person asked for little motion. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Set<Animation>} */
const running = new Set();

/** @param {number} ms */
export const wait = (ms) => new Promise((over) => setTimeout(over, ms));

/** Jump to the end of everything that moves. */
export function finishAll() {
  for (const animation of running) animation.finish();
}

/**
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 * @param {string} [easing]
 * @param {FillMode} [fill]
 */
function run(node, frames, duration, delay = 0, easing = EASE_OUT, fill = "backwards") {
  const animation = node.animate(frames, { duration, delay, easing, fill });
  running.add(animation);
  // A page that nobody looks at may never be told that an animation is over.
  const late = setTimeout(() => animation.finish(), duration + delay + LATE);
  return animation.finished.catch(() => {}).then(() => {
    clearTimeout(late);
    running.delete(animation);
  });
}

/** A place as a CSS transform. @param {Place} place @param {string} [more] */
export function transform({ x, y, turn }, more = "") {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) ${more}`;
}

/**
 * A node on its way from one place to another.
 * @typedef {object} Change
 * @property {SVGGElement} node
 * @property {Place} from
 * @property {Place} to
 * @property {Place[]} way the points between them, for one that walks
 * @property {boolean} moved
 * @property {(() => void) | null} turnOver shows the new face; null where the face is the same
 */

/**
 * Play the motion of one frame. Resolves when it is over.
 * @param {string} motion
 * @param {Change[]} changes
 * @param {SVGGElement[]} entering
 * @param {SVGGElement[]} leaving
 * @param {number} pace 1 as usual, less to catch up
 */
export async function play(motion, changes, entering, leaving, pace) {
  if (calm.matches) return crossFade(changes, entering, leaving);
  // What is new beside dice or cards says what they show: not before they do.
  const turned = TURNED[motion] ?? 0;
  const fades = [
    ...entering.map((node) => run(node, [{ opacity: 0 }, {}], FADE * pace, turned * pace)),
    ...leaving.map((node) => leave(node, FADE * pace)),
  ];
  const faces = changes.filter((change) => change.turnOver);
  const moves = changes.filter((change) => change.moved);
  switch (motion) {
    case "roll":
      await Promise.all(changes.map((change, i) => tumble(change, (TUMBLE + 60 * i) * pace)));
      break;
    case "reveal":
      await Promise.all(faces.map((change) => flip(change, FLIP * pace)));
      await Promise.all(moves.map((change) => glide(change, RANK * pace)));
      break;
    case "fly":
      show(faces);
      for (const change of moves) await glide(change, FLIGHT * pace, 0, 0.35);
      break;
    case "turn":
      show(faces);
      await Promise.all(moves.map((change) => glide(change, TURN * pace, 0, 0)));
      break;
    case "walk":
      show(faces);
      await Promise.all(moves.map((change) => walk(change, pace)));
      break;
    case "deal":
      show(faces);
      await Promise.all(moves.map((c, i) => glide(c, GLIDE * pace, DEALT_APART * i * pace)));
      break;
    default:
      show(faces);
      await Promise.all(moves.map((change) => glide(change, glideTime(change) * pace)));
  }
  await Promise.all(fades);
}

/** @param {Change[]} faces */
function show(faces) {
  for (const change of faces) change.turnOver?.();
}

/** @param {Change} change */
function glideTime({ from, to }) {
  return Math.min(GLIDE_FAR, GLIDE + Math.hypot(to.x - from.x, to.y - from.y) * 0.2);
}

/**
 * Along a slight arc, as a hand carries a piece.
 * @param {Change} change
 * @param {number} duration
 * @param {number} [delay]
 * @param {number} [rise] how high the arc is, as a part of the distance
 */
function glide({ node, from, to }, duration, delay = 0, rise = 0.14) {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(90, distance * rise);
  const frames = [];
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    frames.push({
      transform: transform({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part - lift * 4 * part * (1 - part),
        turn: from.turn + (to.turn - from.turn) * part,
      }),
    });
  }
  return run(node, frames, duration, delay);
}

/** From point to point of its way, each a small hop. @param {Change} change @param {number} pace */
function walk(change, pace) {
  const { node, from, to, way } = change;
  if (!way.length) return glide(change, glideTime(change) * pace);
  const points = [from, ...way, to];
  const hops = points.length - 1;
  const far = points.slice(1).map((end, i) => Math.hypot(end.x - points[i].x, end.y - points[i].y));
  // A long hop takes longer, but not as much longer as it is.
  const times = far.map((one) => Math.sqrt(one) || 1);
  const whole = times.reduce((sum, one) => sum + one);
  const frames = [{ transform: transform(from), offset: 0, easing: "ease-in-out" }];
  let spent = 0;
  for (let hop = 1; hop <= hops; hop++) {
    const [start, end] = [points[hop - 1], points[hop]];
    const time = times[hop - 1] / whole;
    const lift = Math.min(16, far[hop - 1] * 0.14);
    const middle = { ...end, x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
    frames.push({ transform: transform(middle), offset: spent + time / 2, easing: "ease-out" });
    spent = Math.min(1, spent + time);
    frames.push({ transform: transform(end), offset: hop === hops ? 1 : spent, easing: "ease-in" });
  }
  return run(node, frames, Math.min(LONGEST_WALK, STEP * hops) * pace, 0, "linear");
}

/** A die: thrown up, turning, and down on its new face. @param {Change} change @param {number} ms */
async function tumble({ node, from, to, turnOver }, ms) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 26, turn: to.turn + 200 };
  const almost = { x: to.x, y: to.y - 5, turn: to.turn + 345 };
  const swap = setTimeout(() => turnOver?.(), ms * 0.4);
  await run(node, [
    { transform: transform(from) },
    { transform: transform(middle, "scale(1.12)"), offset: 0.4 },
    { transform: transform({ ...to, turn: to.turn + 330 }), offset: 0.72 },
    { transform: transform(almost), offset: 0.86 },
    { transform: transform({ ...to, turn: to.turn + 360 }) },
  ], ms);
  clearTimeout(swap);
  turnOver?.();
}

/** A card that is turned over. @param {Change} change @param {number} ms */
async function flip({ node, from, turnOver }, ms) {
  const flat = transform(from);
  const edge = transform(from, "scaleX(.02)");
  await run(node, [{ transform: flat }, { transform: edge }], ms / 2, 0, "ease-in");
  turnOver?.();
  await run(node, [{ transform: edge }, { transform: flat }], ms / 2);
}

/** What has faded stays out of sight while others still walk. @param {Element} node @param {number} ms @param {string} [easing] */
function leave(node, ms, easing) {
  return run(node, [{}, { opacity: 0 }], ms, 0, easing, "both");
}

/** @param {Change[]} changes @param {SVGGElement[]} entering @param {SVGGElement[]} leaving */
async function crossFade(changes, entering, leaving) {
  show(changes);
  const come = [...entering, ...changes.map((change) => change.node)];
  await Promise.all([
    ...come.map((node) => run(node, [{ opacity: 0.2 }, {}], CALM_FADE, 0, "linear")),
    ...leaving.map((node) => leave(node, CALM_FADE, "linear")),
  ]);
}
