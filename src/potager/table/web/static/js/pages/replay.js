// @ts-check
/** The page of a replay: step, play, jump, at any speed, by link. */
import { announce, note } from "../lib/announce.js";
import { sceneOf, statusesOf } from "../scene/changes.js";
import { copy, dialog, listenToDialogs } from "../lib/dialogs.js";
import { el, picture, spaced, the } from "../lib/dom.js";
import { line, words } from "../scene/parts.js";
import { knowFaces } from "../scene/faces.js";
import { told } from "../table/log.js";
import { finishAll, wait } from "../scene/motion.js";
import { Panel } from "../table/panel.js";
import { players } from "../table/players.js";
import { Stage } from "../scene/scene.js";
import { layout, loadArt, onLayout } from "../lib/layout.js";
import { film, savePicture } from "../table/share.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Frame} Frame */
/** @typedef {{frame: Frame, scene: import("../wire.js").Scene, statuses: import("../wire.js").SeatStatus[]}} Beat */

const CHUNK = 20;
const REST_MS = 900; // between two events, at speed 1

const page = the("replay").dataset;
const total = Number(page.total);
const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
const slider = /** @type {HTMLInputElement} */ (the("slider"));
const speed = /** @type {HTMLSelectElement} */ (the("speed"));

/** @type {Map<number, Beat[]>} the beats of an event, by its number; of 0: the start */
let known = new Map();
let at = 0;
let playing = false;
let inWords = ""; // what is said about the step that is shown
/** @type {import("../wire.js").Seat[]} */
let seats = [];
/** @type {import("../wire.js").SeatStatus[]} how far everybody is */
let progress = [];
/** @type {number[]} for each seat 1, 0 or -1 */
let result = [];
let mySeat = -1;
const panel = new Panel(() => 0, (page.levels ?? "").split(" "));
let showing = 0; // which showing is the newest: an older one that ends changes nothing

/** The beats that lead to the moment after that many events. @param {number} index */
async function beats(index) {
  if (!known.has(index)) {
    const first = Math.max(0, index - (index % CHUNK));
    const address = `${page.frames}?layout=${layout()}&first=${first}&count=${CHUNK}`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the frames from ${first} on: ${answer.status}`);
    /** @type {import("../wire.js").Replayed} */
    const { frames } = await answer.json();
    /** @type {import("../wire.js").Scene | null} */
    let scene = null;
    /** @type {import("../wire.js").SeatStatus[]} */
    let statuses = [];
    for (const frame of frames) {
      scene = sceneOf(scene, frame);
      statuses = statusesOf(statuses, frame);
      const beat = { frame, scene, statuses };
      if (frame.beat) known.get(frame.seq)?.push(beat);
      else known.set(frame.seq, [beat]);
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
  const found = await beats(target).catch(() => undefined);
  if (mine !== showing) return;
  if (!found) {
    pause();
    the("said").textContent = t("replay.failed");
    return;
  }
  at = target;
  const pace = 1 / Math.max(1, Number(speed.value));
  for (const { frame, scene, statuses } of step ? found : found.slice(-1)) {
    progress = statuses;
    drawControls(frame.line ? frame : (found.findLast((one) => one.frame.line)?.frame ?? frame));
    if (step && frame.sound) sound(frame.sound);
    await stage.show(scene, frame.motion, step ? pace : 0);
    if (step && frame !== found.at(-1)?.frame) await wait((frame.rest ?? 0) * pace * 1000);
    if (mine !== showing) return;
  }
}

/** @param {Frame} shown */
function drawControls(shown) {
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", t("replay.step", { at, total }));
  the("at").textContent = `${at} / ${total}`;
  for (const id of ["first", "back"]) disable(id, at === 0);
  for (const id of ["next", "last"]) disable(id, at === total);
  // A step without words of its own is named by what happened last.
  const told = shown.line ?? lines.findLast((one) => one.seq <= at);
  const caption = shown.line ? [] : (shown.caption ?? []);
  const parts = caption.length ? caption : (told?.parts ?? [t("replay.start")]);
  const turn = told && !caption.length ? [t("replay.turn", { n: (told.turn ?? 0) + 1 })] : [];
  const after = turn.length && !shown.line ? [t("replay.after")] : [];
  inWords = [...turn, [...after, words(parts)].join(" ")].join(" · ");
  the("said").replaceChildren(
    ...spaced([
      ...turn.map((one) => el("b", {}, one)),
      ...after.map((one) => el("span", { class: "muted" }, one)),
      ...line(parts),
    ]),
  );
  if (shown.line && !playing) announce(words(shown.line.parts));
  drawPlayers(shown.line?.who ?? -1);
  the("verdict").hidden = at < total;
  markMove();
  history.replaceState(null, "", `?at=${at}`);
}

/** Who played, how far each was by then, and at the end who has won. @param {number} who acted */
function drawPlayers(who) {
  const shown = players(seats, progress).map((one) => ({ ...one, connected: true, active: one.seat === who }));
  panel.draw({ seq: at, seat: mySeat, phase: "over", prompt: "", seats: shown });
  if (at < total) return;
  for (const row of the("players").children)
    if (row instanceof HTMLElement && result[Number(row.dataset.seat)] > 0)
      row.querySelector(".player-head")?.append(el("span", { class: "badge turn" }, t("replay.won")));
}

/** @type {import("../wire.js").LogLine[]} */
let lines = [];

/** Who played, and the log. */
async function loadLog() {
  const answer = await fetch(`${page.frames}/log`);
  if (!answer.ok) return; // the slider goes everywhere too
  /** @type {import("../wire.js").ReplayLog} */
  const log = await answer.json();
  result = log.result ?? [];
  mySeat = log.seat ?? -1;
  seats = log.seats.map((one) => ({ ...one, mine: one.seat === mySeat }));
  lines = log.lines;
  knowFaces(seats);
}

/** Every line of the log, a way to its moment. */
function listMoves() {
  const all = players(seats, progress);
  the("moves").replaceChildren(
    ...lines.map((one) => {
      const onclick = () => {
        pause();
        void go(one.seq);
      };
      const button = el("button", { type: "button", class: "log-line", onclick }, ...told(one, all));
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
  the("all-moves").toggleAttribute("open", layout() !== "phone");
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
  the("play").setAttribute("aria-label", playing ? t("replay.pause") : t("replay.play"));
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
  const target = event.target instanceof Element ? event.target : document.body;
  // Where a key means something else already: in fields, in sheets, and Space on a button of one's own.
  const other = target.closest("input, select, textarea, dialog");
  const pressed = event.key === " " && target.closest("button:not(.log-line), a, summary");
  if (!(event.key in KEYS) || other || pressed) return;
  event.preventDefault();
  the(KEYS[event.key]).click();
});

slider.addEventListener("input", () => {
  pause();
  void go(Number(slider.value));
});
the("copy-link").addEventListener("click", () => void copyLink());
the("open-share").addEventListener("click", () => dialog("share").showModal());
the("open-play-on").addEventListener("click", openPlayOn);
the("share-picture").addEventListener("click", () => void share(savePicture));
the("share-film").addEventListener("click", () => void share(saveFilm));

async function copyLink() {
  if (await copy(location.href)) note(t("replay.copied"));
}

/** @param {(about: import("../table/share.js").About) => Promise<void>} how */
async function share(how) {
  dialog("share").close();
  pause();
  finishAll();
  try {
    await how({
      title: page.title ?? "",
      players: seats.map((seat) => ({ name: seat.name ?? "", colour: seat.colour, won: at === total && result[seat.seat] > 0 })),
      said: at === total ? (the("verdict").textContent ?? "") : inWords,
      file: page.file ?? "potager",
    });
  } catch {
    note(t("share.failed"));
  }
}

/** @param {import("../table/share.js").About} about */
async function saveFilm(about) {
  const back = at;
  await film(about, total, async (index) => {
    await go(index);
    finishAll();
    return index === total ? (the("verdict").textContent ?? "") : inWords;
  });
  await go(back);
}

/** Ask which seat to go on with: one's own, or whose turn it is. */
function openPlayOn() {
  pause();
  /** @type {HTMLInputElement} */ (the("play-on-at")).value = String(at);
  const acting = lines.find((one) => one.seq > at && one.who >= 0)?.who ?? 0;
  const chosen = mySeat >= 0 ? mySeat : acting;
  the("play-on-seats").replaceChildren(
    ...players(seats, progress).map((seat) =>
      el(
        "label",
        { class: "segment" },
        el("input", { type: "radio", name: "seat", value: String(seat.seat), checked: seat.seat === chosen }),
        el("span", {}, seat.role && seat.role !== seat.name ? `${seat.role} (${seat.name})` : (seat.name ?? "")),
      ),
    ),
  );
  dialog("play-on").showModal();
}
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
await loadLog();
await go(Number(page.at));
listMoves();
