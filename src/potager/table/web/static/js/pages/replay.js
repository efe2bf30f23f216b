// @ts-check
/** The page of a replay: step, play, jump, at any speed, by link. */
import { announce, note } from "../lib/announce.js";
import { ask, copy, dialog } from "../lib/dialogs.js";
import { el, picture, spaced, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { beatsOf, byEvent } from "../scene/beats.js";
import { knowFaces } from "../scene/faces.js";
import { finishAll } from "../scene/motion.js";
import { line, words } from "../scene/parts.js";
import { told } from "../table/log.js";
import { Panel } from "../table/panel.js";
import { players } from "../table/players.js";
import { film, NoFilm, savePicture } from "../table/share.js";
import { actsNext, inWords, saidAt, tellingFrame } from "./moves.js";
import { start, stageOf } from "./skeleton.js";
import { Tour } from "./tour.js";

/** @typedef {import("../scene/beats.js").Beat} Beat */

const CHUNK = 20;
const REST_MS = 900; // between two events, at speed 1

const page = the("replay").dataset;
const total = Number(page.total);
const stage = stageOf();
const slider = /** @type {HTMLInputElement} */ (the("slider"));
const speed = /** @type {HTMLSelectElement} */ (the("speed"));
const panel = new Panel(() => 0, (page.levels ?? "").split(" "));

/** @type {Map<number, Beat[]>} the beats of an event, by its number; of 0: the start */
let known = new Map();
/** @type {Beat | null} what is shown */
let shown = null;
let playing = false;
let said = ""; // about what is shown, in words
/** @type {{seat?: number, seats: import("../table/players.js").Player[], lines: import("../wire.js").LogLine[], result?: number[]}} who played, and what happened */
let log = { seats: [], lines: [] };

const tour = new Tour(stage, {
  beats: async (index, onward) => {
    const found = await beats(index);
    if (!found) throw new Error(`there is no event ${index}`);
    return onward ? found : found.slice(-1);
  },
  draw: (beat, moving) => {
    shown = beat;
    drawControls(beat);
    if (moving && beat.frame.sound) sound(beat.frame.sound);
  },
  pace: () => 1 / Math.max(1, Number(speed.value)),
  rest: ({ frame: { rest = 0 } }, next) => (next ? rest : 0),
});

/** The beats that lead to the moment after that many events. @param {number} index */
async function beats(index) {
  if (!known.has(index)) {
    const first = Math.max(0, index - (index % CHUNK));
    const address = `${page.frames}?layout=${layout()}&first=${first}&count=${CHUNK}`;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the frames from ${first} on: ${answer.status}`);
    /** @type {import("../wire.js").Replayed} */
    const { frames } = await answer.json();
    for (const [seq, found] of byEvent(beatsOf(frames))) known.set(seq, found);
  }
  return known.get(index);
}

/** Go there; one event further moves, all else jumps. @param {number} wanted */
async function go(wanted) {
  try {
    await tour.go(Math.min(total, Math.max(0, wanted)));
  } catch {
    pause();
    the("said").textContent = t("replay-failed");
  }
}

/** @param {Beat} beat */
function drawControls(beat) {
  const { at } = tour;
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", t("replay-step", { at, total }));
  the("at").textContent = `${at} / ${total}`;
  for (const id of ["first", "back"]) disable(id, at === 0);
  for (const id of ["next", "last"]) disable(id, at === total);
  const event = tellingFrame(beat, known.get(at));
  const about = saidAt(log.lines, at, event);
  said = inWords(about);
  const { turn, after, parts } = about;
  const before = [...(turn ? [el("b", {}, turn)] : []), ...(after ? [el("span", { class: "muted" }, after)] : [])];
  the("said").replaceChildren(...spaced([...before, ...line(parts)]));
  if (event.line && !playing) announce(words(event.line.parts));
  drawPlayers(event.line?.who ?? -1);
  the("verdict").hidden = at < total;
  markMove();
  history.replaceState(null, "", `?at=${at}`);
}

/** Who played, how far each was by then, and at the end who has won. @param {number} who acted */
function drawPlayers(who) {
  const { at } = tour;
  const seats = around().map((one) => ({ ...one, connected: true, active: one.seat === who }));
  panel.draw({ seq: at, seat: log.seat ?? -1, phase: "over", prompt: "", seats });
  if (at < total) return;
  for (const row of the("players").children)
    if (row instanceof HTMLElement && hasWon(Number(row.dataset.seat)))
      row.querySelector(".player-end")?.append(el("span", { class: "badge turn" }, t("replay-won")));
}

/** Who sits where, and how far each is. */
function around() {
  return players(log.seats, shown?.statuses ?? []);
}

/** @param {number} seat */
function hasWon(seat) {
  return (log.result?.[seat] ?? 0) > 0;
}

/** Who played, and the log. */
async function loadLog() {
  const answer = await fetch(`${page.frames}/log`);
  if (!answer.ok) return; // the slider goes everywhere too
  log = await answer.json();
  log.seats = log.seats.map((one) => ({ ...one, mine: one.seat === (log.seat ?? -1) }));
  knowFaces(log.seats);
}

/** Every line of the log, a way to its moment. */
function listMoves() {
  const all = around();
  the("moves").replaceChildren(
    ...log.lines.map((one) => {
      const onclick = () => {
        pause();
        void go(one.seq);
      };
      const button = el("button", { type: "button", class: "log-line row ruled broad", onclick }, ...told(one, all));
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
  const row = rows.findLast((one) => Number(one.dataset.seq) <= tour.at);
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

/** @param {number} [steps] so many events; to the end */
async function play(steps = total) {
  playing = true;
  drawPlay();
  if (tour.at === total) await go(0);
  const stop = Math.min(total, tour.at + steps);
  while (playing && tour.at < stop) {
    const before = tour.at;
    await go(before + 1);
    if (tour.at !== before + 1) break; // somebody jumped meanwhile
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
  the("play").setAttribute("aria-label", playing ? t("replay-pause") : t("replay-play"));
}

/** @type {Record<string, () => void>} */
const DOES = {
  first: () => void go(0),
  back: () => void go(tour.at - 1),
  play: () => void (playing ? pause() : play()),
  next: () => void go(tour.at + 1),
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
  if (await copy(location.href)) note(t("replay-copied"));
}

/** @param {(about: import("../table/share.js").About) => Promise<void>} how */
async function share(how) {
  dialog("share").close();
  pause();
  finishAll();
  try {
    await how({
      title: page.title ?? "",
      players: log.seats.map((seat) => ({ name: seat.name ?? "", colour: seat.colour, won: tour.at === total && hasWon(seat.seat) })),
      said: saidNow(),
      file: page.file ?? "potager",
    });
  } catch {
    note(t("share-failed"));
  }
}

/** @param {import("../table/share.js").About} about */
async function saveFilm(about) {
  const back = tour.at;
  try {
    await film(about, total, async (index) => {
      await go(index);
      finishAll();
      return saidNow();
    });
    await go(back);
  } catch (error) {
    if (!(error instanceof NoFilm)) throw error;
    const why = t(`share-no-${error.why}`, { n: error.step, of: total });
    if (await ask(why, t("share-again"))) await saveFilm(about);
  }
}

/** What a picture says: at the end the verdict. */
function saidNow() {
  return tour.at === total ? (the("verdict").textContent ?? "") : said;
}

/** Ask which seat to go on with: one's own, or whose turn it is. */
function openPlayOn() {
  pause();
  /** @type {HTMLInputElement} */ (the("play-on-at")).value = String(tour.at);
  const chosen = log.seat ?? actsNext(log.lines, tour.at);
  the("play-on-seats").replaceChildren(
    ...around().map((seat) =>
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
the("all-moves").addEventListener("toggle", markMove);
await start(page, () => {
  known = new Map();
  openMoves();
  void go(tour.at);
});
drawPlay();
openMoves();
await loadLog();
const steps = Number(new URLSearchParams(location.search).get("play")); // of who comes to see a moment
await go(Number(page.at));
listMoves();
if (steps > 0) void play(steps);
