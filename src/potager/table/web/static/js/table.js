// @ts-check
/** The page of a match: waiting room, table and end. Brings the other modules together. */
import { announce, note } from "./announce.js";
import { seatsOf } from "./changes.js";
import { Chat } from "./chat.js";
import { Connection } from "./connection.js";
import { Curtain } from "./curtain.js";
import { ask, listenToDialogs, openRules } from "./dialogs.js";
import { picture, the, words } from "./dom.js";
import { End } from "./ending.js";
import { Frames } from "./frames.js";
import { Hourglass } from "./hourglass.js";
import { Keyboard } from "./keyboard.js";
import { Log } from "./log.js";
import { listenToMenu } from "./menu.js";
import { Offers } from "./offers.js";
import { Panel } from "./panel.js";
import { Picker } from "./picker.js";
import { Prompt } from "./prompt.js";
import { isTimed, Reaction } from "./reaction.js";
import { ripple } from "./ripple.js";
import { Room } from "./room.js";
import { Stage } from "./scene.js";
import { loadArt, onLayout, layout } from "./setting.js";
import { isOn, sound, turn } from "./sounds.js";

/** @typedef {import("./wire.js").Now} Now */
/** @typedef {import("./wire.js").ServerMessage} ServerMessage */

/** A pointer that only passes over something does not ask what it would do. */
const PASSING_MS = 40;

/** While sand of so many seconds or less runs, a tap on the square need not be confirmed. */
const SHORT_S = 180;

/** So much of the time to react is never spent on looking at what has happened. */
const TO_CHOOSE_S = 2.5;

const page = the("table").dataset;
const title = document.title;

/** @type {Now | null} the present moment, once its frames were shown */
let now = null;
/** @type {import("./wire.js").Seat[]} as the server told them last */
let seats = [];
let welcomed = false;
let timed = false; // whether reactions close by themselves: one did
let asking = 0; // the preview that is about to be asked for

const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
const connection = new Connection(
  page.socket ?? "",
  hello,
  receive,
  (line) => {
    the("line").hidden = line === "open";
    the("line-text").textContent =
      line === "offline" ? offlineText() : "Reconnecting …";
  },
);
/** @param {import("./wire.js").BrowserMessage} message */
const send = (message) => {
  const sent = connection.send(message);
  if (!sent) note("Not connected: this was not sent. The page is reconnecting.");
  return sent;
};
const seat = () => now?.seat ?? -1;

const picker = new Picker(stage, {
  changed: () => {
    prompt.draw();
    keyboard.draw();
  },
  ask: (decision, path) => {
    clearTimeout(asking);
    const { id, seat } = decision;
    const ask = () => connection.send({ type: "preview", decision: id, seat, path });
    asking = setTimeout(ask, PASSING_MS);
  },
  point: (target) => now?.phase === "playing" && connection.send({ type: "point", target }),
  chosen: ({ decision }, path) => {
    prompt.set("…", false);
    panel.rest();
    const sent = decision
      ? send({ type: "move", decision: decision.id, seat: decision.seat, path })
      : send({ type: "roll" });
    if (!sent) offer();
  },
});
const keyboard = new Keyboard(picker, pass);
const prompt = new Prompt(picker);
const reaction = new Reaction(() => connection.serverTime(), send);
const log = new Log();
const chat = new Chat(send);
const room = new Room(send);
const offers = new Offers(send);
const panel = new Panel(
  () => connection.serverTime(),
  {
    replace: (gone) => send({ type: "replace", seat: gone }),
    takeSeat: (back) => send({ type: "take-seat", seat: back }),
  },
  (page.levels ?? "").split(" "),
);
const hourglass = new Hourglass(() => connection.serverTime());
const end = new End({ rematch: () => offers.agree("rematch") }, page.watch ?? "");
const curtain = new Curtain(() => send({ type: "look", seat: nextToLook() }));
const frames = new Frames(
  stage,
  (frame, quiet) => {
    picker.close();
    if (frame.line) log.add(frame.line);
    if (quiet) return;
    if (frame.sound) sound(frame.sound);
    if (frame.line) announce(tell(frame.line));
  },
  (moment) => {
    const before = now;
    now = moment;
    show(moment, before);
  },
  spare,
);

/** @returns {import("./wire.js").BrowserMessage} */
function hello() {
  return { type: "hello", layout: layout(), since: frames.shown, watch: page.spectator === "yes" };
}

/** @param {ServerMessage} message */
function receive(message) {
  switch (message.type) {
    case "welcome":
      welcomed = true;
      chat.allow(message.chat);
      room.know(message);
      the("promise").textContent = message.promise ?? "";
      return;
    case "update":
      seats = message.now.seats = seatsOf(seats, message.now);
      if (message.lines) log.fill(message.lines);
      log.know(message.now.seats ?? []);
      // Sand does not wait for what still moves in the scene.
      hourglass.set(clocksOf(message));
      reaction.set(message.now);
      timed ||= isTimed(message.now);
      if (message.now.reaction) prompt.set(message.now.prompt, false);
      frames.push(message.frames, message.now);
      return;
    case "previewed":
      return picker.previewed(message);
    case "said":
      chat.hear(message);
      return announce(`${message.name}: ${message.text || message.emote}`);
    case "pointed":
      return ripple(stage, message);
    case "refused":
      if (message.asked === "preview" || message.asked === "point") return;
      // Dice that were tapped just when they rolled by themselves are no fault of anybody.
      if (message.asked !== "roll") note(message.why);
      if (welcomed) offer();
      else prompt.set(message.why, false);
  }
}

/** The seconds that are left for looking, while a reaction is open. @returns {number} */
function spare() {
  const closes = frames.newest?.reaction?.closes_at;
  return closes ? closes - connection.serverTime() - TO_CHOOSE_S : Infinity;
}

/** The pass, where one may react and has not chosen yet. */
function passing() {
  const [decision] = now?.decisions ?? [];
  if (!now?.reaction?.mine || !decision || decision.chosen?.length || decision.passing) return null;
  return picker.loose().find((one) => one.decision === decision) ?? null;
}

/** The space bar: where one may react it passes or does nothing, wherever the focus is. */
function pass() {
  const choice = passing();
  if (choice) picker.choose(choice, true);
  return Boolean(now?.reaction?.mine);
}

/**
 * The clocks of an update. A paused one tells when it would end if it went on at once.
 * @param {import("./wire.js").Update} update
 */
function clocksOf({ now, server_time = 0 }) {
  /** @type {import("./hourglass.js").Clock[]} */
  const clocks = now.clocks ?? [];
  for (const clock of clocks) if (clock.paused) clock.left = clock.ends_at - server_time;
  return clocks;
}

/** Show the present moment around the scene. @param {Now} moment @param {Now | null} before */
function show(moment, before) {
  log.know(moment.seats ?? []);
  panel.draw(moment);
  room.draw(moment);
  offers.draw(moment);
  curtain.draw(moment.curtain ?? "");
  end.draw(moment);
  the("take-back").hidden = !moment.can_undo;
  the("marks").textContent = (moment.marks ?? []).join(" · ");
  the("watchers").textContent = moment.watchers ? `${moment.watchers} watching` : "";
  offer();
  const mine = toAct(moment);
  document.title = mine ? `Your turn: ${title}` : title;
  if (moment.prompt !== before?.prompt) announce(moment.prompt);
  if (mine && before && !toAct(before)) sound("turn");
}

/** Open what can be chosen now. */
function offer() {
  if (!now) return;
  if (frames.newest !== now) {
    // Something newer is on its way, and may have been announced already.
    if (!frames.newest?.reaction) prompt.set(now.prompt, false);
    return;
  }
  const playing = now.phase === "playing" && !now.curtain;
  picker.hurried = Boolean(now.clocks?.some((one) => one.kind === "hourglass" && one.length <= SHORT_S));
  picker.offer(playing ? (now.decisions ?? []) : [], playing && Boolean(now.roll));
  prompt.set(now.prompt, toAct(now), playing ? reaction.passes(now) : [], passing());
  keyboard.resume();
}

/** A match waits for who is offline only where no clock runs. */
function offlineText() {
  return timed || now?.clocks?.length
    ? "You are offline: trying to reconnect."
    : "You are offline. The match will wait for you.";
}

/** Whether it is for this viewer to act. @param {Now} moment */
function toAct(moment) {
  return Boolean(moment.roll || moment.decisions?.some((one) => one.waited && !one.chosen?.length && !one.passing));
}

/** @param {import("./wire.js").LogLine} line */
function tell({ who, parts }) {
  const name = now?.seats?.find((one) => one.seat === who)?.name;
  return `${name ? `${name}: ` : ""}${words(parts)}`;
}

function nextToLook() {
  const next = now?.seats?.find((one) => one.mine && one.name === now?.curtain);
  return next?.seat ?? seat();
}

function drawSoundSwitch() {
  the("sound").replaceChildren(picture(isOn() ? "icon-sound" : "icon-mute"));
  the("sound").setAttribute("aria-pressed", String(isOn()));
}

the("sound").addEventListener("click", () => {
  turn(!isOn());
  drawSoundSwitch();
});
the("grab").addEventListener("click", () => {
  const open = the("drawer").classList.toggle("open");
  the("grab").setAttribute("aria-expanded", String(open));
});
the("open-rules").addEventListener("click", () => void openRules(page.rules ?? ""));
the("take-back").addEventListener("click", () => send({ type: "offer", kind: "undo", seat: seat() }));
listenToDialogs();
listenToMenu({
  page,
  now: () => now,
  send,
  resign: async () => {
    if (await ask("Give up this match?", "Resign")) send({ type: "resign", seat: seat() });
  },
});
onLayout((wanted) => connection.send({ type: "layout", layout: wanted }));
drawSoundSwitch();
await loadArt(page.art ?? "");
connection.open();
