// @ts-check
/** The page of a replay: step, play, jump, at any speed, by link. */
import { announce } from "./announce.js";
import { sceneOf } from "./changes.js";
import { copy, listenToDialogs } from "./dialogs.js";
import { el, line, picture, the, words } from "./dom.js";
import { told } from "./log.js";
import { finishAll } from "./motion.js";
import { Stage } from "./scene.js";
import { layout, loadArt, onLayout } from "./setting.js";
import { sound } from "./sounds.js";

/** @typedef {import("./wire.js").Frame} Frame */
/** @typedef {{frame: Frame, scene: import("./wire.js").Scene}} Moment */

const CHUNK = 20;
const REST_MS = 900; // between two events, at speed 1

const page = the("replay").dataset;
const total = Number(page.total);
const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
const slider = /** @type {HTMLInputElement} */ (the("slider"));
const speed = /** @type {HTMLSelectElement} */ (the("speed"));

/** @type {Map<number, Moment>} by the number of events before it */
let known = new Map();
let at = 0;
let playing = false;
/** @type {import("./wire.js").Seat[]} */
let seats = [];
let showing = 0; // which showing is the newest: an older one that ends changes nothing

/** The moment after that many events. @param {number} index */
async function moment(index) {
  if (!known.has(index)) {
    const first = Math.max(0, index - (index % CHUNK));
    const address = `${page.frames}?layout=${layout()}&first=${first}&count=${CHUNK}`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the frames from ${first} on: ${answer.status}`);
    /** @type {import("./wire.js").Replayed} */
    const { frames } = await answer.json();
    /** @type {import("./wire.js").Scene | null} */
    let scene = null;
    for (const [i, frame] of frames.entries()) {
      scene = sceneOf(scene, frame);
      known.set(first + i, { frame, scene });
    }
  }
  return known.get(index);
}

/** Go there; one event further moves, all else jumps. @param {number} wanted */
async function go(wanted) {
  const target = Math.min(total, Math.max(0, wanted));
  const step = target === at + 1;
  const mine = ++showing;
  finishAll();
  const found = await moment(target).catch(() => undefined);
  if (mine !== showing) return;
  if (!found) {
    pause();
    the("said").textContent = "This part of the replay could not be fetched. Try again.";
    return;
  }
  const { frame: shown, scene } = found;
  at = target;
  drawControls(shown);
  if (step && shown.sound) sound(shown.sound);
  const pace = 1 / Math.max(1, Number(speed.value));
  await stage.show(scene, shown.motion, step ? pace : 0);
}

/** @param {Frame} shown */
function drawControls(shown) {
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", `event ${at} of ${total}`);
  the("at").textContent = `${at} / ${total}`;
  for (const id of ["first", "back"]) disable(id, at === 0);
  for (const id of ["next", "last"]) disable(id, at === total);
  const said = shown.line ? line(shown.line.parts) : [at ? `Event ${at}` : "The start"];
  the("said").replaceChildren(
    ...(shown.line
      ? [
          el("b", {}, `Turn ${(shown.line.turn ?? 0) + 1}`),
          el("span", { class: "said-name" }, nameOf(shown.line.who)),
        ]
      : []),
    ...said.flatMap((part) => [part, " "]),
  );
  if (shown.line && !playing) announce(nameOf(shown.line.who) + words(shown.line.parts));
  the("verdict").hidden = at < total;
  markMove();
  history.replaceState(null, "", `?at=${at}`);
}

/** Who did something, as the game calls them; nothing for dice and clocks. @param {number} who */
function nameOf(who) {
  const seat = seats.find((one) => one.seat === who);
  return seat ? `${(seat.bot && seat.role) || seat.name}: ` : "";
}

/** The log, every line a way to its moment. */
async function listMoves() {
  const answer = await fetch(`${page.frames}/log`);
  if (!answer.ok) return; // the slider goes everywhere too
  /** @type {import("./wire.js").ReplayLog} */
  const log = await answer.json();
  seats = log.seats;
  the("moves").replaceChildren(
    ...log.lines.map((one) => {
      const onclick = () => {
        pause();
        void go(one.seq);
      };
      const button = el("button", { type: "button", class: "log-line", onclick }, ...told(one, seats));
      return el("li", { "data-seq": String(one.seq) }, button);
    }),
  );
  markMove();
}

/** Mark the line of the present moment, and keep it in sight. */
function markMove() {
  const list = the("moves-box"); // which scrolls
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const rows = /** @type {HTMLElement[]} */ ([...the("moves").children]);
  const row = rows.findLast((one) => Number(one.dataset.seq) <= at);
  if (!row) return list.scrollTo(0, 0);
  row.firstElementChild?.setAttribute("aria-current", "true");
  if (row.offsetTop < list.scrollTop || row.offsetTop + 48 > list.scrollTop + list.clientHeight)
    list.scrollTo(0, row.offsetTop - list.clientHeight / 2);
}

/** Phones have room for the list only when it is asked for. */
function openMoves() {
  the("all-moves").toggleAttribute("open", layout() === "wide");
}

/** @param {string} id @param {boolean} wanted */
function disable(id, wanted) {
  /** @type {HTMLButtonElement} */ (the(id)).disabled = wanted;
}

async function play() {
  playing = true;
  drawPlay();
  if (at === total) await go(0);
  while (playing && at < total) {
    const before = at;
    await go(at + 1);
    if (at !== before + 1) break; // somebody jumped meanwhile
    await new Promise((resolve) => setTimeout(resolve, REST_MS / Number(speed.value)));
  }
  pause();
}

function pause() {
  playing = false;
  drawPlay();
}

function drawPlay() {
  the("play").replaceChildren(picture(playing ? "icon-pause" : "icon-play"));
  the("play").setAttribute("aria-label", playing ? "Pause" : "Play");
}

/** @type {Record<string, () => void>} */
const DOES = {
  first: () => void go(0),
  back: () => void go(at - 1),
  play: () => void (playing ? pause() : play()),
  next: () => void go(at + 1),
  last: () => void go(total),
};
for (const [id, act] of Object.entries(DOES))
  the(id).addEventListener("click", () => {
    if (id !== "play") pause();
    act();
  });

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
addEventListener("keydown", (event) => {
  const control = event.target instanceof Element && event.target.closest("input, select, button, a");
  if (!(event.key in KEYS) || control) return;
  event.preventDefault();
  the(KEYS[event.key]).click();
});

slider.addEventListener("input", () => {
  pause();
  void go(Number(slider.value));
});
the("copy-link").addEventListener("click", () => void copy(location.href));
onLayout(() => {
  known = new Map();
  openMoves();
  void go(at);
});
the("all-moves").addEventListener("toggle", markMove);
listenToDialogs();
await loadArt(page.art ?? "");
drawPlay();
openMoves();
await listMoves();
await go(Number(page.at));
