// @ts-check
/** The page of a match: waiting room, table and end. Brings the other modules together. */
import { announce, note } from "../lib/announce.js";
import { momentOf, statusesOf } from "../scene/changes.js";
import { Bar } from "../table/bar.js";
import { Caution } from "../choosing/caution.js";
import { Chat } from "../table/chat.js";
import { showChosen } from "../scene/chosen.js";
import { Connection } from "../table/connection.js";
import { Curtain } from "../table/curtain.js";
import { ask, listenToDialogs, openRules } from "../lib/dialogs.js";
import { picture, the } from "../lib/dom.js";
import { words } from "../scene/parts.js";
import { End } from "../table/ending.js";
import { Frames } from "../table/frames.js";
import { Hint } from "../choosing/hint.js";
import { Hourglass } from "../table/hourglass.js";
import { knowFaces } from "../scene/faces.js";
import { Keyboard } from "../choosing/keyboard.js";
import { Laying } from "../choosing/laying.js";
import { Log } from "../table/log.js";
import { goingOf, listenToMenu } from "../table/menu.js";
import { placeNotes } from "../lib/note_places.js";
import { Offers } from "../table/offers.js";
import { listenToPace, pace, rollsAlone } from "../table/pace.js";
import { Panel } from "../table/panel.js";
import { Picker } from "../choosing/picker.js";
import { players } from "../table/players.js";
import { Prompt } from "../choosing/prompt.js";
import { Reaction } from "../table/reaction.js";
import { ripple } from "../scene/ripple.js";
import { Room, SEATS_DRAWN } from "../table/room.js";
import { Stage } from "../scene/scene.js";
import { rememberLesson } from "./lesson_seen.js";
import { answerTo, verdictOn } from "../table/salts.js";
import { loadArt, onLayout, layout } from "../lib/layout.js";
import { isOn, sound, turn } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { sandRuns } from "../table/timing.js";

/** @typedef {import("../table/players.js").Moment} Now */
/** @typedef {import("../wire.js").ServerMessage} ServerMessage */

/** A pointer that only passes over something does not ask what it would do. */
const PASSING_MS = 40;

/** So much of the time to react is never spent on looking at what has happened. */
const TO_CHOOSE_S = 2.5;

const page = the("table").dataset;
const title = document.title;

/** @type {Now | null} the present moment, once its frames were shown */
let now = null;
/** @type {Now | null} the same as the server told it */
let told = null;
/** @type {import("../table/players.js").Player[]} as the server told them last */
let seats = [];
let offline = { says: "", holds: false }; // what this page says without a line, and whether the sand stops
let welcomed = false;
let considered = ""; // a choice that was begun, and how far it has come
let laysOn = false; // whether the beat on screen is one's own laying, which goes on
/** @type {import("../wire.js").SaltList | null} what the pages are agreeing on, or have agreed on, as it was told last */
let agreedOn = null;
let salted = ""; // the list of salts that was answered last
let asking = 0; // the preview that is about to be asked for

const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
const connection = new Connection(
  page.socket ?? "",
  hello,
  receive,
  (line) => {
    the("line").hidden = line === "open";
    if (line !== "open" && offline.holds) hourglass.hold();
    the("line-text").textContent =
      line === "offline" ? offlineText() : t("table.reconnecting");
  },
);
/** @param {import("../wire.js").BrowserMessage} message */
const send = (message) => {
  const sent = connection.send(message);
  if (!sent) note(t("table.not-sent"));
  return sent;
};
const seat = () => now?.seat ?? -1;

const picker = new Picker(stage, {
  changed: () => {
    prompt.draw();
    keyboard.draw();
    hint.light();
    consider();
  },
  ask: (decision, path) => {
    clearTimeout(asking);
    const { id, seat } = decision;
    const ask = () => connection.send({ type: "preview", decision: id, seat, path });
    asking = setTimeout(ask, PASSING_MS);
  },
  point: (target) => now?.phase === "playing" && !frames.busy && connection.send({ type: "point", target }),
  why: (target, picked) => connection.send({ type: "why", target, picked }),
  lays: ({ decision }, path) => {
    if (!decision || !laying.fits(path)) return false;
    hint.rest();
    laying.lay(decision, path);
    return true;
  },
  turns: ({ decision }, target, quarters) => decision && laying.turnLaid(decision, target, quarters),
  chosen: async (choice, path) => {
    const { decision } = choice;
    if (choice.branch.ask && !(await caution.allows(choice))) return offer();
    prompt.set(prompt.words, false); // until there is an answer
    panel.rest();
    hint.rest();
    const sent = decision
      ? send({ type: "move", decision: decision.id, seat: decision.seat, path })
      : send({ type: "roll" });
    if (!sent) offer();
  },
});
const laying = new Laying(stage, ({ id, seat }, path) => send({ type: "move", decision: id, seat, path }), note);
const keyboard = new Keyboard(picker, pass);
const prompt = new Prompt(picker);
const hint = new Hint(picker, send);
const caution = new Caution(() => (hourglass.clock ? hourglass.look() : Infinity));
const reaction = new Reaction(() => connection.serverTime(), send);
const log = new Log();
const chat = new Chat(send, ({ seat, name }) => {
  const called = seats.filter((one) => one.name === name);
  return called.find((one) => one.seat === seat) ?? called[0];
});
const room = new Room(send);
const offers = new Offers(send);
const bar = new Bar(send);
const panel = new Panel(() => connection.serverTime(), (page.levels ?? "").split(" "));
const hourglass = new Hourglass(() => connection.serverTime());
const end = new End({ rematch: (how) => offers.agree("rematch", how), decline: (offer) => offers.answer(offer, false) }, page.watch ?? "", () => log.last());
const curtain = new Curtain(() => send({ type: "look", seat: nextToLook() }));
const frames = new Frames(
  stage,
  (frame, quiet, scene) => {
    const seen = laying.seenIn(scene);
    laysOn = seen && laying.open;
    if (!laysOn) picker.close();
    if (told) panel.draw(laysOn ? withPlayers(told) : meanwhile(told));
    if (frame.sound && !quiet) sound(frame.sound);
    return seen;
  },
  (frame, quiet) => {
    if (frame.line) log.add({ ...frame.line, seq: frame.seq, beat: frame.beat });
    if (quiet) return;
    const said = frame.line?.parts ?? frame.caption;
    const own = seats.some((one) => one.mine && one.seat === frame.line?.who);
    if (said && !laysOn) prompt.narrate(said, own ? [] : waysOn());
    if (frame.line) announce(words(frame.line.parts));
  },
  (moment) => {
    const before = now;
    told = moment;
    now = withPlayers(moment);
    if (frames.onward && !goesOn(moment, before)) frames.stop();
    show(now, before);
    if (frames.onward) sayHasSeen();
  },
  spare,
);

/** A moment with how far everybody is in the beat that is shown. @param {Now} moment @returns {Now} */
function withPlayers(moment) {
  return { ...moment, seats: players(moment.seats ?? [], frames.statuses) };
}

/** The same while something is shown: it is nobody's turn, and what was chosen is on the table. @param {Now} moment */
function meanwhile(moment) {
  const shown = withPlayers(moment);
  return { ...shown, seats: shown.seats?.map((seat) => ({ ...seat, active: false, chosen: false })) };
}

/** @returns {import("../wire.js").BrowserMessage} */
function hello() {
  const watch = page.spectator === "yes";
  return { type: "hello", layout: layout(), since: frames.shown, watch, pace: pace() };
}

/** @param {ServerMessage} message */
function receive(message) {
  switch (message.type) {
    case "welcome":
      welcomed = true;
      salted = ""; // what was sent over the last connection may not have come
      laying.clear(); // what was on its way has come, or never will
      chat.know(message);
      room.know(message);
      the("promise").textContent = message.promise ?? "";
      sayWhoseDice(message.salts);
      return;
    case "update": {
      const moment = momentOf(seats, message);
      seats = moment.seats ?? [];
      offline = { says: moment.absent ?? offline.says, holds: moment.holds_sand ?? false };
      if (message.lines) log.fill(message.lines);
      if (knowFaces(seats)) stage.drawFaces();
      log.know(players(seats, statusesOf(frames.statuses, message.frames[0] ?? { seq: 0 })));
      // Sand does not wait for what still moves in the scene.
      hourglass.set(moment.clocks ?? []);
      giveSalt(moment);
      reaction.set(moment, false);
      // Nor do other people: what they ask, a pause, or that somebody is away.
      offers.draw(moment);
      bar.draw(moment);
      frames.push(message.frames, moment);
      return;
    }
    case "previewed":
      return picker.previewed(message);
    case "explained":
      return note(message.why);
    case "hinted":
      return hint.hinted(message);
    case "said":
      return chat.hear(message);
    case "host-says":
      the("message").textContent = message.text ?? "";
      the("message").hidden = !message.text;
      return;
    case "pointed":
      return ripple(stage, message);
    case "declined":
      return offers.declined(message);
    case "refused":
      if (["preview", "point", "why"].includes(message.asked ?? "")) return;
      if (message.asked === "move") laying.clear();
      if (message.asked === "hint") return hint.refused(message.why);
      // Dice that were tapped just when they rolled by themselves are no fault of anybody.
      if (message.asked !== "roll") note(message.why);
      if (welcomed) offer();
      else prompt.set(message.why, false);
  }
}

/** Send this page's part of the dice, where it is asked for. @param {Now} moment */
function giveSalt({ salts, phase, ending }) {
  const mine = page.spectator === "yes" ? [] : seats.filter((one) => one.mine).map((one) => one.seat);
  const list = JSON.stringify(salts ?? null);
  if (list !== salted) {
    salted = list; // each is answered once
    const answer = answerTo(salts, mine, phase === "waiting-room");
    if (answer) connection.send(answer);
  }
  if (phase !== "waiting-room" && salts) {
    agreedOn = salts;
    the("salts").textContent = t("dice.agreeing");
  } else if (agreedOn) sayWhoseDice(agreedOn);
  if (ending && mine.length) the("salts").textContent = t(verdictOn(ending, mine));
}

/** Whether the dice are the server's alone. @param {import("../wire.js").SaltList | null} [salts] */
function sayWhoseDice(salts) {
  if (salts) the("salts").textContent = salts.shares?.length ? t("dice.shared", { n: salts.shares.length }) : t("dice.none");
}

/** The seconds that are left for looking, while a reaction is open. @returns {number} */
function spare() {
  const closes = frames.newest?.reaction?.closes_at;
  return closes ? closes - connection.serverTime() - TO_CHOOSE_S : Infinity;
}

/** The pass, where one may react and has not chosen yet. */
function passing() {
  const [decision] = now?.decisions ?? [];
  if (!now?.reacts || !decision || decision.chosen?.length || decision.passing) return null;
  return picker.loose().find((one) => one.decision === decision) ?? null;
}

/** The space bar: where one may react it passes or does nothing, wherever the focus is. */
function pass() {
  const choice = passing();
  if (choice) picker.choose(choice, true);
  return Boolean(now?.reacts) || skip();
}

/** Show the present moment around the scene. @param {Now} moment @param {Now | null} before */
function show(moment, before) {
  log.know(moment.seats ?? []);
  if (frames.newest === told) reaction.set(moment, true);
  panel.draw(moment);
  showChosen(stage, moment.seats ?? []);
  room.draw(moment);
  curtain.draw(moment.curtain ?? "");
  end.draw(moment);
  if (moment.ending && before && !before.ending && layout() !== "wide") chat.rest();
  if (moment.ending && page.game) rememberLesson(page.game); // who has played it needs none
  hint.draw(moment);
  the("take-back").hidden = !moment.can_undo;
  const marks = (moment.marks ?? []).filter((mark) => mark !== SEATS_DRAWN); // that was told at the start
  the("marks").textContent = marks.join(" · ");
  the("watchers").textContent = watching(moment);
  offer();
  const mine = toAct(moment);
  document.title = mine ? t("table.title-turn", { title }) : title;
  if (moment.prompt !== before?.prompt) announce(moment.prompt);
  if (mine && before && !toAct(before)) sound("turn");
}

/** Who only watches, those who left too. @param {Now} moment */
function watching({ seat, watchers: all = 0 }) {
  if (seat >= 0 || !all) return all ? t("table.watching", { n: all }) : "";
  return all > 1 ? t("table.you-watch-too", { n: all - 1 }) : t("table.you-watch");
}

/** Open what can be chosen now. */
function offer() {
  if (!now) return;
  if (frames.newest !== told) {
    prompt.set(now.prompt, false, waysOn()); // something newer is on its way
    return;
  }
  const playing = now.phase === "playing" && !now.curtain;
  picker.hurried = sandRuns(now); // then a tap need not be confirmed
  const decisions = playing ? (now.decisions ?? []) : [];
  const goesOn = laying.open;
  laying.offered(decisions);
  caution.offered(decisions);
  picker.offer(decisions, playing && Boolean(now.roll), goesOn);
  const others = playing && !decisions.length && !now.roll; // who has nothing to do but look
  const beside = [...(playing ? reaction.passes(now) : []), ...(others ? waysOn() : [])];
  if (playing && now.hopeless) beside.push({ text: t("menu.round"), kind: "", act: concede });
  prompt.set(now.prompt, toAct(now), beside, passing());
  if (now.roll) the("auto-roll").hidden = false; // in a game with dice
  if (playing && now.roll && rollsAlone()) send({ type: "roll" });
  countDown();
  keyboard.resume();
  placeNotes(the("notes"));
}

/**
 * Show the present at once, and stay there; bots then need not wait either. Says whether there was
 * something to skip.
 */
function skip() {
  if (frames.onward) {
    stopHere();
    return true;
  }
  const skipped = frames.skip();
  if (skipped && amongBots()) sayHasSeen();
  return skipped;
}

/** Bots need not wait until what has happened was looked at. */
function sayHasSeen() {
  connection.send({ type: "seen", seq: frames.newest?.seq ?? 0 });
}

/** What leads past the doings of bots: for who plays with nobody else, on to the next own choice. @returns {import("../choosing/prompt.js").Button[]} */
function waysOn() {
  if (!amongBots() || now?.phase !== "playing") return [];
  const kind = "onward";
  if (frames.onward) return [{ text: t("table.stop-here"), kind, act: stopHere }];
  // As it was told: a button must not know of what is still to be shown.
  const mine = told?.seats?.filter((one) => one.mine) ?? [];
  if (!mine.length) return frames.busy ? [{ text: t("table.skip"), kind, act: () => void skip() }] : [];
  return [{ text: t(isOut(told) ? "table.to-the-end" : "table.skip"), kind, act: goOn }];
}

/** On to where there is something to do, or to the end. */
function goOn() {
  frames.goOn();
  sayHasSeen();
  prompt.beside(waysOn());
}

function stopHere() {
  frames.stop();
  prompt.beside(waysOn());
}

/** Give up the round, if the others agree. */
async function concede() {
  if (await ask(now?.round ?? "", t("menu.round"))) offers.agree("round");
}

/** Whether who goes on need not stop here. @param {Now} moment @param {Now | null} before */
function goesOn(moment, before) {
  const asked = moment.roll ? !rollsAlone() : toAct(moment);
  const goesOut = isOut(moment) && !isOut(before);
  return moment.phase === "playing" && !moment.curtain && !asked && !goesOut;
}

/** Whether nobody at this screen has anything to choose any more. @param {Now | null} moment */
function isOut(moment) {
  return Boolean(moment?.seats?.every((one) => one.out || !one.mine));
}

/** Whether nobody else but bots plays. */
function amongBots() {
  return seats.some((one) => one.bot) && seats.every((one) => one.mine || one.bot);
}

/** Who may jump in on another's turn and has begun to is given a little time by bots. */
function consider() {
  const decision = picker.paths.choices[0]?.decision;
  const begun = picker.paths.steps.length + Number(picker.armed);
  const step = decision && !decision.waited && begun ? `${decision.id} ${begun}` : "";
  if (step && step !== considered && decision)
    connection.send({ type: "consider", decision: decision.id, seat: decision.seat });
  considered = step;
}

/** In how many seconds this person's dice roll by themselves, since others wait for them. */
function countDown() {
  const waits = now?.phase === "playing" && now.roll && now.rolls_at && frames.newest === told;
  prompt.countdown(waits ? (now?.rolls_at ?? 0) - connection.serverTime() : undefined);
}
setInterval(countDown, 250);

/** What happens while this page is offline, as the server told it last. */
function offlineText() {
  return (seats.some((one) => one.mine) && offline.says) || t("table.offline");
}

/** Whether it is for this viewer to act. @param {Now} moment */
function toAct(moment) {
  return Boolean(moment.roll || moment.decisions?.some((one) => one.waited && !one.chosen?.length && !one.passing));
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
stage.root.addEventListener("click", () => skip());
the("open-rules").addEventListener("click", () => void openRules(page.rules ?? ""));
the("take-back").addEventListener("click", () => send({ type: "offer", kind: "undo", seat: seat() }));
listenToDialogs();
listenToPace(() => {
  connection.send({ type: "pace", pace: pace() });
  if (!frames.busy) offer();
});
listenToMenu({
  page,
  now: () => now,
  send,
  concede,
  resign: async () => {
    const { way, question, seats } = goingOf(page, now);
    if (await ask(question, t(`menu.${way}`))) for (const seat of seats) send({ type: "resign", seat });
  },
});
onLayout((wanted) => connection.send({ type: "layout", layout: wanted }));
drawSoundSwitch();
await loadArt(page.art ?? "");
connection.open();
