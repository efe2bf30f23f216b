// @ts-check
/**
 * The page of a lesson: what happens is shown as at the table, the teacher says something about it,
 * and what is asked for is chosen in the scene. The server has played the whole script already.
 */
import { announce } from "../lib/announce.js";
import { sceneOf, statusesOf } from "../scene/changes.js";
import { listenToDialogs } from "../lib/dialogs.js";
import { svg, the } from "../lib/dom.js";
import { words } from "../scene/parts.js";
import { knowFaces } from "../scene/faces.js";
import { lastChoice, sendAlong } from "./last_choice.js";
import { rememberLesson } from "./lesson_seen.js";
import { Keyboard } from "../choosing/keyboard.js";
import { finishAll, wait } from "../scene/motion.js";
import { pace } from "../table/pace.js";
import { Panel } from "../table/panel.js";
import { Picker } from "../choosing/picker.js";
import { players } from "../table/players.js";
import { Prompt } from "../choosing/prompt.js";
import { Stage } from "../scene/scene.js";
import { layout, loadArt, onLayout } from "../lib/layout.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { isTurn } from "../choosing/turning.js";

/** @typedef {import("../wire.js").LessonTold} LessonTold */
/** @typedef {import("../wire.js").LessonStep} LessonStep */
/** @typedef {{frame: import("../wire.js").Frame, scene: import("../wire.js").Scene, statuses: import("../wire.js").SeatStatus[]}} Beat */

const LEAST_REST_S = 0.5; // between two events: there is more to look at than in a match
const AROUND = 7; // units of the scene between a target and its ring

const page = the("lesson").dataset;
const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
const panel = new Panel(() => 0, (page.levels ?? "").split(" "));

/** @type {LessonTold} */
let lesson = { seat: 0, seats: [], steps: [] };
/** @type {Beat[][]} the beats of each step */
let beats = [];
let at = 0;
let busy = false; // something is being shown
let skipping = false;
let showing = 0; // which showing is the newest: an older one that ends changes nothing

const picker = new Picker(stage, {
  changed: () => {
    prompt.draw();
    keyboard.draw();
    if (!busy) judge();
  },
  ask: (_, path) => {
    const { preview } = step();
    if (preview && path.join(" ") === preview.path.join(" ")) picker.previewed(preview);
  },
  point: () => !busy && nudge(t("lesson.read-on")),
  why: (target, picked) => {
    const reason = (step().answers ?? []).find(
      (one) => (one.picked ?? 0) === picked.length && one.targets.includes(target),
    );
    answer(reason?.why ?? "");
  },
  chosen: (_, path) => {
    if (path.join(" ") === (step().path ?? []).join(" ")) return void go(at + 1);
    offer();
    answer("");
  },
});
const prompt = new Prompt(picker);
const keyboard = new Keyboard(picker, skip);
const ring = svg("g", { "aria-hidden": "true" });
stage.root.append(ring);

function step() {
  return lesson.steps[at];
}

/** All steps, with each scene whole. */
async function load() {
  const answer = await fetch(`${page.steps}?layout=${layout()}`);
  if (!answer.ok) throw new Error(`the steps of the lesson: ${answer.status}`);
  lesson = await answer.json();
  knowFaces(lesson.seats);
  /** @type {import("../wire.js").Scene | null} */
  let scene = null;
  /** @type {import("../wire.js").SeatStatus[]} */
  let statuses = [];
  beats = lesson.steps.map(({ frames = [] }) =>
    frames.map((frame) => {
      scene = sceneOf(scene, frame);
      statuses = statusesOf(statuses, frame);
      return { frame, scene, statuses };
    }),
  );
}

/** What is on screen when a step has been shown. @param {number} index */
function lastBeat(index) {
  return beats.slice(0, index + 1).flat().at(-1);
}

/** Go to a step; the next one is shown as it happens, others at once. @param {number} wanted */
async function go(wanted) {
  const mine = ++showing;
  const onward = wanted === at + 1;
  finishAll();
  at = wanted;
  busy = true;
  skipping = false;
  picker.close();
  about("");
  the("answer").hidden = true;
  for (const id of ["next", "show"]) the(id).hidden = true;
  const last = lastBeat(at);
  const shown = onward ? beats[at] : last ? [last] : [];
  for (const [index, beat] of shown.entries()) {
    await show(beat, onward, Boolean(shown[index + 1]?.frame.beat));
    if (mine !== showing) return;
  }
  busy = false;
  rest();
}

/**
 * Show one beat, and leave time to look at it.
 * @param {Beat} beat
 * @param {boolean} moving
 * @param {boolean} more others of the same event follow
 */
async function show({ frame, scene, statuses }, moving, more) {
  const speed = moving && !skipping ? pace() : 0;
  drawPlayers(statuses, []);
  if (moving) {
    if (frame.sound) sound(frame.sound);
    if (frame.line) prompt.narrate(frame.line.parts);
    if (frame.line) announce(words(frame.line.parts));
  }
  await stage.show(scene, frame.motion, speed);
  const seconds = more ? (frame.rest ?? 0) : Math.max(LEAST_REST_S, frame.rest ?? 0);
  for (let left = seconds * speed; left > 0 && !skipping; left -= 0.05) await wait(50);
}

/** Say what the step says, and open what it asks for. */
function rest() {
  const { say, path = [] } = step();
  const end = at === lesson.steps.length - 1;
  document.body.classList.toggle("asking", path.length > 0);
  the("says").textContent = say;
  the("progress").textContent = t("lesson.step", { n: at + 1, total: lesson.steps.length });
  /** @type {HTMLButtonElement} */ (the("back")).disabled = at === 0;
  the("bubble-row").hidden = end;
  the("bubble-end").hidden = !end;
  the("next").hidden = Boolean(path.length);
  the("bubble").scrollTo(0, 0);
  drawPlayers(lastBeat(at)?.statuses ?? [], step().active ?? []);
  offer();
  if (!path.length && !end) the("next").focus({ preventScroll: true });
}

/** Open the choices of the step. */
function offer() {
  const { decisions = [], roll = false, path = [], prompt: words, at: target = "" } = step();
  const end = at === lesson.steps.length - 1;
  picker.offer(decisions, roll);
  prompt.set(path.length || end ? words : "", Boolean(path.length));
  about(target);
}

/** @param {import("../wire.js").SeatStatus[]} statuses @param {number[]} active */
function drawPlayers(statuses, active) {
  const seats = players(lesson.seats, statuses).map((one) => ({ ...one, mine: one.seat === lesson.seat, active: active.includes(one.seat) }));
  panel.draw({ seq: 0, seat: lesson.seat, phase: "playing", prompt: "", seats });
}

/** Answer as soon as somebody picks, or taps for the first time, what leads elsewhere. */
function judge() {
  const asked = step()?.path ?? [];
  if (!asked.length) return;
  const { paths, pointed, armed } = picker;
  const steps = paths.steps.map((branch) => branch.target);
  const whole = pointed && armed ? paths.pathTo(pointed) : steps;
  const [made, wanted] = [whole, asked].map((path) => path.filter((one) => !isTurn(one)));
  if (made.every((one, i) => one === wanted[i])) return;
  picker.close();
  offer();
  answer("");
}

/** Why not, kindly: the game's own reason, and the lesson's sentence. @param {string} why */
function answer(why) {
  const { wrong = "" } = step();
  the("show").hidden = false;
  nudge([why, wrong].filter(Boolean).join("\n"));
}

/** @param {string} text */
function nudge(text) {
  the("answer").textContent = text;
  the("answer").hidden = false;
  const bubble = the("bubble");
  bubble.classList.remove("nudged");
  void bubble.offsetWidth; // so that it moves once more
  bubble.classList.add("nudged");
  the("answer").scrollIntoView({ block: "nearest" });
}

/** A ring around what the bubble is about: a target, or a sprite. @param {string} name */
function about(name) {
  const node = name ? (stage.nodesOf(name)[0] ?? stage.nodes.get(name)) : null;
  ring.replaceChildren();
  if (!node) return;
  // A drawing may reach beyond its sprite's box, so that is asked only where there is no other measure.
  const { w = 0, h = 0, d = "" } = stage.sprites.get(node.dataset.key ?? "") ?? {};
  const box = d || !w ? node.getBBox() : { x: -w / 2, y: -h / 2, width: w, height: h };
  const [width, height] = [box.width + 2 * AROUND, box.height + 2 * AROUND];
  ring.append(svg("rect", { class: "about", x: box.x - AROUND, y: box.y - AROUND, width, height, rx: 14 }));
  ring.style.transform = node.style.transform;
}

/** Show at once what is being shown; says whether there was something. */
function skip() {
  if (!busy) return false;
  skipping = true;
  finishAll();
  return true;
}

/** The match after the lesson: as it was chosen before, or an easy one. */
function playAsChosen() {
  const last = lastChoice(page.game ?? "");
  const form = the("bubble-end").querySelector("form");
  if (!last?.quick || !form) return;
  form.querySelector("button")?.removeAttribute("name");
  sendAlong(form, last);
}

function drawLayout() {
  document.body.classList.toggle("on-phone", layout() === "phone");
}

the("next").textContent = t("lesson.next");
the("show").textContent = t("lesson.show");
the("next").addEventListener("click", () => void go(at + 1));
the("show").addEventListener("click", () => void go(at + 1));
the("back").addEventListener("click", () => void go(Math.max(0, at - 1)));
the("again").addEventListener("click", () => void go(0));
stage.root.addEventListener(
  "click",
  (event) => {
    if (skip()) event.stopPropagation();
  },
  true,
);
onLayout(() => {
  drawLayout();
  void load().then(() => go(at));
});
listenToDialogs();
drawLayout();
rememberLesson(page.game ?? "");
playAsChosen();
try {
  await loadArt(page.art ?? "");
  await load();
  await go(0);
} catch {
  the("says").textContent = t("lesson.failed");
}
