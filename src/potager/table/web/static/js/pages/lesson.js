// @ts-check
/**
 * The page of a lesson: what happens is shown as at the table, the teacher says something about it,
 * and what is asked for is chosen in the scene. The server has played the whole script already.
 */
import { announce } from "../lib/announce.js";
import { svg, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { beatsOf } from "../scene/beats.js";
import { knowFaces } from "../scene/faces.js";
import { words } from "../scene/parts.js";
import { pathTo } from "../choosing/paths.js";
import { pace } from "../table/pace.js";
import { Panel } from "../table/panel.js";
import { players } from "../table/players.js";
import { lastChoice, sendAlong } from "./last_choice.js";
import { rememberLesson } from "./lesson_seen.js";
import { isOnTheWay, reasonAgainst } from "./lesson_way.js";
import { choosing, start } from "./skeleton.js";
import { Tour } from "./tour.js";

/** @typedef {import("../wire.js").LessonTold} LessonTold */
/** @typedef {import("../scene/beats.js").Beat} Beat */

const LEAST_REST_S = 0.5; // between two events: there is more to look at than in a match
const AROUND = 7; // units of the scene between a target and its ring

const page = the("lesson").dataset;
/** @type {{told: LessonTold, beats: Beat[][]}} the lesson, and the beats of each step */
const lesson = { told: { seat: 0, seats: [], steps: [] }, beats: [] };

const { store, stage } = choosing({}, {
  ask: (_, path) => {
    const { preview } = step();
    if (preview && path.join(" ") === preview.path.join(" ")) store.step(preview);
  },
  point: () => !tour.busy && nudge(t("lesson-read-on")),
  why: (target, picked) => answer(reasonAgainst(step().answers, target, picked)),
  chosen: (_, path) => {
    if (path.join(" ") === (step().path ?? []).join(" ")) return void go(tour.at + 1);
    offer();
    answer("");
  },
  space: skip,
  drawn: ({ picks }, before) => {
    if (picks !== before.picks && !tour.busy) judge();
  },
});
const panel = new Panel(() => 0, (page.levels ?? "").split(" "));
const tour = new Tour(stage, {
  beats: async (index, onward) => (onward ? lesson.beats[index] : lesson.beats.slice(0, index + 1).flat().slice(-1)),
  draw,
  pace,
  rest: ({ frame: { rest = 0 } }, next) => (next?.frame.beat ? rest : Math.max(LEAST_REST_S, rest)),
});
const ring = svg("g", { "aria-hidden": "true" });
stage.root.append(ring);

function step() {
  return lesson.told.steps[tour.at];
}

function isLast() {
  return tour.at === lesson.told.steps.length - 1;
}

/** All steps, with each scene whole. */
async function load() {
  const answer = await fetch(`${page.steps}?layout=${layout()}`);
  if (!answer.ok) throw new Error(`the steps of the lesson: ${answer.status}`);
  lesson.told = await answer.json();
  knowFaces(lesson.told.seats);
  /** @type {Beat | undefined} */
  let before;
  lesson.beats = lesson.told.steps.map(({ frames = [] }) => {
    const beats = beatsOf(frames, before);
    before = beats.at(-1) ?? before;
    return beats;
  });
}

/** Go to a step; the next one is shown as it happens, others at once. @param {number} wanted */
async function go(wanted) {
  store.step({ type: "closes" });
  about("");
  the("answer").hidden = true;
  for (const id of ["next", "show"]) the(id).hidden = true;
  if (await tour.go(wanted)) rest();
}

/** One beat is about to be shown. @param {Beat} beat @param {boolean} moving */
function draw({ frame, scene, statuses }, moving) {
  store.step({ type: "draws", scene, statuses });
  drawPlayers([]);
  if (!moving) return;
  if (frame.sound) sound(frame.sound);
  if (!frame.line) return;
  store.step({ type: "says", happening: frame.line.parts });
  announce(words(frame.line.parts));
}

/** Say what the step says, and open what it asks for. */
function rest() {
  const { say, path = [] } = step();
  const end = isLast();
  document.body.classList.toggle("asking", path.length > 0);
  the("says").textContent = say;
  the("progress").textContent = t("lesson-step", { n: tour.at + 1, total: lesson.told.steps.length });
  /** @type {HTMLButtonElement} */ (the("back")).disabled = tour.at === 0;
  the("bubble-row").hidden = end;
  the("bubble-end").hidden = !end;
  the("next").hidden = Boolean(path.length);
  the("bubble").scrollTo(0, 0);
  drawPlayers(step().active ?? []);
  offer();
  if (!path.length && !end) the("next").focus({ preventScroll: true });
}

/** Open the choices of the step. */
function offer() {
  const { decisions = [], roll = false, path = [], prompt: words, at: target = "" } = step();
  store.step({ type: "opens", decisions, roll });
  store.step({ type: "says", words: path.length || isLast() ? words : "", mine: Boolean(path.length) });
  about(target);
}

/** @param {number[]} active */
function drawPlayers(active) {
  const { seat: own, seats: told } = lesson.told;
  const seats = players(told, store.state.queue.statuses).map((one) => ({ ...one, mine: one.seat === own, active: active.includes(one.seat) }));
  panel.draw({ seq: 0, seat: own, phase: "playing", prompt: "", seats });
}

/** Answer as soon as somebody picks, or taps for the first time, what leads elsewhere. */
function judge() {
  const { paths, pointed, armed } = store.state.picks;
  const made = pointed && armed ? pathTo(paths, pointed) : paths.steps.map((branch) => branch.target);
  if (isOnTheWay(made, step()?.path ?? [])) return;
  store.step({ type: "closes" });
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
  bubble.scrollTo(0, the("answer").offsetTop); // and nothing else: the page stays where it is
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
  ring.append(svg("rect", { class: "about", fill: "none", stroke: "#ff9f1c", "stroke-width": 5, "pointer-events": "none", x: box.x - AROUND, y: box.y - AROUND, width, height, rx: 14 }));
  ring.style.transform = node.style.transform;
}

/** Show at once what is being shown; says whether there was something. */
function skip() {
  return tour.skip();
}

/** The match after the lesson: as it was chosen before, or an easy one; on the side that was learned. */
function playAsChosen() {
  const form = the("bubble-end").querySelector("form");
  if (!form) return;
  const last = lastChoice(page.game ?? "");
  const side = page.sides ? { side: String(lesson.told.seat) } : null;
  if (last?.quick) form.querySelector("button")?.removeAttribute("name");
  sendAlong(form, { ...(last?.quick ? last : {}), ...side });
}

the("next").textContent = t("lesson-next");
the("show").textContent = t("lesson-show");
the("next").addEventListener("click", () => void go(tour.at + 1));
the("show").addEventListener("click", () => void go(tour.at + 1));
the("back").addEventListener("click", () => void go(Math.max(0, tour.at - 1)));
the("again").addEventListener("click", () => void go(0));
stage.root.addEventListener(
  "click",
  (event) => {
    if (skip()) event.stopPropagation();
  },
  true,
);
rememberLesson(page.game ?? "");
try {
  await start(page, () => void load().then(() => go(tour.at)));
  await load();
  playAsChosen();
  await go(0);
} catch {
  the("says").textContent = t("lesson-failed");
}
