// @ts-check
/** The page of a match: waiting room, table and end. Brings the other modules together. */
import { announce, note } from "../lib/announce.js";
import { ask } from "../lib/dialogs.js";
import { picture, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { placeNotes } from "../lib/note_places.js";
import { isOn, sound, turn } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { showChosen } from "../scene/chosen.js";
import { knowFaces } from "../scene/faces.js";
import { finishAll } from "../scene/motion.js";
import { words } from "../scene/parts.js";
import { Caution } from "../choosing/caution.js";
import { Hint } from "../choosing/hint.js";
import { current, listenToStrokes, waysOf, ERASER, WAY } from "../choosing/planning.js";
import { Bar } from "../table/bar.js";
import { Chat } from "../table/chat.js";
import { Connection } from "../table/connection.js";
import { Curtain } from "../table/curtain.js";
import { drawDice } from "../table/dice.js";
import { End } from "../table/ending.js";
import { Frames } from "../table/frames.js";
import { Log } from "../table/log.js";
import { goingOf, listenToMenu, openRules } from "../table/menu.js";
import { Offers } from "../table/offers.js";
import { listenToPace, pace, rollsAlone } from "../table/pace.js";
import { Panel } from "../table/panel.js";
import { players } from "../table/players.js";
import { presses } from "../table/queue.js";
import { Reaction } from "../table/reaction.js";
import { Room, SEATS_DRAWN } from "../table/room.js";
import { considered, isAmongBots, isDrawing, isUpToDate, toAct, withPlayers } from "../table/state.js";
import { sandRuns } from "../table/timing.js";
import { rememberLesson } from "./lesson_seen.js";
import { choosing, start } from "./skeleton.js";

/** @typedef {import("../table/state.js").State} State */
/** @typedef {import("../table/state.js").Extra} Extra */
/** @typedef {import("../table/players.js").Moment} Now */
/** @typedef {import("../wire.js").ServerMessage} ServerMessage */

/** A pointer that only passes over something does not ask what it would do. */
const PASSING_MS = 40;

/** What is drawn within that time is sent at once. */
const PLAN_MS = 250;

/** So much of the time to react is never spent on looking at what has happened. */
const TO_CHOOSE_S = 2.5;

const page = the("table").dataset;
const title = document.title;
let asking = 0; // the timer of the preview that is about to be asked for

const paces = () => ({ speed: pace(), rollsAlone: rollsAlone() });
const { store, stage, picker, prompt, keyboard } = choosing({ lays: true, pace: paces(), drawing: t("plan-how") }, {
  ask: ({ id, seat }, path) => {
    clearTimeout(asking);
    asking = setTimeout(() => connection.send({ type: "preview", decision: id, seat, path }), PASSING_MS);
  },
  point: (target) => {
    const { now, queue } = store.state;
    if (now?.phase === "playing" && !queue.busy) connection.send({ type: "point", target });
  },
  why: (target, picked) => void (isDrawing(store.state) || connection.send({ type: "why", target, picked })),
  chosen: (choice, path) => void chosen(choice, path),
  space,
  buttonOf,
  draw,
  drawn,
});
const connection = new Connection(page.socket ?? "", hello, receive, (line) => store.step({ type: "line", line, at: serverTime() }));
const serverTime = () => connection.serverTime();
/** @param {import("../wire.js").BrowserMessage} message */
const send = (message) => {
  const sent = connection.send(message);
  if (!sent) note(t("table-not-sent"));
  return sent;
};
const hint = new Hint(picker, store, send, () => mayCount("hint"));
const caution = new Caution(() => (hourglass?.clock ? hourglass.look() : Infinity));
const reaction = new Reaction(serverTime);
const log = new Log();
const chat = new Chat(send, ({ seat, name }) => {
  const called = store.state.seats.filter((one) => one.name === name);
  return called.find((one) => one.seat === seat) ?? called[0];
});
const room = new Room(send);
const offers = new Offers(send);
const bar = new Bar(send);
const panel = new Panel(serverTime, (page.levels ?? "").split(" "));
/** @type {import("../table/hourglass.js").Hourglass | undefined} few games have one, so it is loaded with the first sand */
let hourglass;
const end = new End(
  {
    rematch: (how) => {
      store.step({ type: "asks-rematch" });
      offers.agree("rematch", how);
    },
    decline: (offer) => offers.answer(offer, false),
    leave: (address) => {
      store.step({ type: "leaves" }); // once: a second update must not break off the way there
      location.assign(address);
    },
  },
  page,
);
const curtain = new Curtain(() => send({ type: "look", seat: nextToLook() }));
const frames = new Frames(stage, store, spare);

/** @returns {import("../wire.js").BrowserMessage} */
function hello() {
  const watch = page.spectator === "yes";
  return { type: "hello", layout: layout(), since: store.state.queue.shown, watch, pace: pace() };
}

/** @param {ServerMessage} message */
function receive(message) {
  const { hint } = store.state;
  store.step(message);
  switch (message.type) {
    case "welcome":
      chat.know(message);
      room.know(message);
      the("promise").textContent = message.promise ?? "";
      return;
    case "update":
      if (presses(store.state.queue)) finishAll();
      return void frames.run();
    case "explained":
      return note(message.why);
    case "said":
      return chat.hear(message);
    case "host-says":
      the("message").textContent = message.text ?? "";
      the("message").hidden = !message.text;
      return;
    case "planned":
      return void sayPlan(message);
    case "pointed":
      return void import("../scene/ripple.js").then(({ ripple }) => ripple(stage, message)); // few point
    case "declined":
      return offers.declined(message);
    case "refused": {
      const silent = ["preview", "point", "why"];
      // Dice that were tapped just when they rolled by themselves are no fault of anybody; and whoever
      // has chosen meanwhile need not know why there is no hint.
      if (message.asked === "roll" || (message.asked === "hint" && !hint.asked)) silent.push(message.asked);
      if (!silent.includes(message.asked ?? "")) note(message.why);
    }
  }
}

/** Show what is new beside the choices. @param {State} state @param {State} before */
function draw(state, before) {
  const { queue, laying } = state;
  if (state.line !== before.line || state.turnedAway !== before.turnedAway) drawLine(state);
  if (state.seats !== before.seats && knowFaces(state.seats)) stage.drawFaces();
  if (state.clocks !== before.clocks) void setSand(state.clocks); // sand does not wait for what still moves
  drawDice(state, before, page.spectator === "yes", (message) => connection.send(message));
  if (queue.newest && queue.newest !== before.queue.newest) {
    // Nor do other people: what they ask, a pause, or that somebody is away.
    reaction.set(queue.newest, false);
    offers.draw(queue.newest);
    bar.draw(queue.newest);
  }
  if (queue.beat && queue.beat !== before.queue.beat) drawBeat(state, queue.beat);
  if (laying !== before.laying) {
    stage.showPlaced(laying.drawn ? laying.placings.slice(1) : laying.placings);
    if (laying.failed !== before.laying.failed) note(t("table-not-laid"));
  }
  if (state.now && state.now !== before.now) drawNow(state, state.now, before.now);
  if (state.lines !== before.lines || state.seats !== before.seats) log.draw(state.lines, players(state.seats, queue.statuses));
  if (state.spoken !== before.spoken) announce(words(state.spoken));
  const { team, now } = state;
  const { scene } = queue;
  if (team.kit && (team !== before.team || scene !== before.queue.scene || now?.planning !== before.now?.planning)) void drawPlans();
  if (team.own && team.own !== before.team.own) sendPlanSoon();
  picker.hurried = sandRuns(now) || isDrawing(state); // then a tap need not be confirmed
}

/** What follows from it. @param {State} state @param {State} before */
function drawn(state, before) {
  const { now, queue, laying: { sent } } = state;
  if (state.picks !== before.picks || state.hint !== before.hint || now !== before.now) hint.draw(before.hint);
  if (sent && sent !== before.laying.sent) {
    const { id, seat, path } = sent;
    if (!send({ type: "move", decision: id, seat, path })) store.step({ type: "unsent" });
  }
  if (now && state.offers !== before.offers) {
    const playing = now.phase === "playing" && !now.curtain;
    caution.offered(playing ? (now.decisions ?? []) : []);
    if (now.roll) the("auto-roll").hidden = false; // in a game with dice
    if (playing && now.roll && rollsAlone()) send({ type: "roll" });
    countDown();
    keyboard.resume();
    placeNotes(the("notes"));
  }
  if (now && now !== before.now) {
    const mine = toAct(now);
    document.title = mine ? t("table-title-turn", { title }) : title;
    if (now.prompt !== before.now?.prompt) announce(now.prompt);
    if (mine && before.now && !toAct(before.now)) sound("turn");
    if (queue.onward) sayHasSeen();
  }
  if (isDrawing(state) && !isDrawing(before)) announce(t("plan-how"));
  // Who may jump in on another's turn and has begun to is given a little time by bots.
  const begun = considered(state);
  const known = considered(before);
  if (begun && (begun.far !== known?.far || begun.decision.id !== known.decision.id)) connection.send({ type: "consider", decision: begun.decision.id, seat: begun.decision.seat });
}

/** @param {import("../wire.js").Clock[]} clocks */
async function setSand(clocks) {
  if (clocks.some(({ kind }) => kind === "hourglass") && !hourglass) {
    const { Hourglass } = await import("../table/hourglass.js");
    hourglass ??= new Hourglass(serverTime);
  }
  hourglass?.set(store.state.clocks);
}

/** @param {State} state */
function drawLine({ line, turnedAway, offline, seats }) {
  the("line").hidden = line === "open" && !turnedAway;
  const cut = line === "offline";
  const says = seats.some((one) => one.mine) && offline.says;
  the("line-text").textContent = turnedAway || (cut ? says || t("table-offline") : t("table-reconnecting"));
}

/** A beat is about to be shown. @param {State} state @param {import("../table/queue.js").Beat} beat */
function drawBeat(state, { frame, quiet }) {
  if (state.present) {
    const shown = withPlayers(state, state.present);
    // It is nobody's turn, and what was chosen is on the table.
    const seats = shown.seats?.map((seat) => ({ ...seat, active: false, chosen: false }));
    panel.draw(state.laysOn ? shown : { ...shown, seats });
  }
  if (frame.sound && !quiet) sound(frame.sound);
  const { line } = frame;
  const own = state.seats.some((one) => one.mine && one.seat === line?.who);
  if (line?.note && !own && !isAmongBots(state)) note(words(line.parts));
}

/** Show the present moment around the scene. @param {State} state @param {Now} now @param {Now | null} before */
function drawNow(state, now, before) {
  if (isUpToDate(state)) reaction.set(now, true);
  panel.draw(now);
  showChosen(stage, now.seats ?? []);
  room.draw(now);
  curtain.draw(now.curtain ?? "");
  end.draw(state, now);
  if (now.ending && before && !before.ending && layout() !== "wide") chat.rest();
  if (now.ending && page.game) rememberLesson(page.game); // who has played it needs none
  the("take-back").hidden = !now.can_undo;
  const marks = (now.marks ?? []).filter((mark) => mark !== SEATS_DRAWN); // that was told at the start
  const plays = seat() >= 0 && now.phase !== "waiting-room";
  if (plays && now.uncounted) marks.push(t(`counting-${now.uncounted}`));
  the("marks").textContent = marks.join(" · ");
  the("rating").hidden = !plays || Boolean(now.uncounted);
  the("watchers").textContent = watching(now);
}

/** Who only watches, those who left too. @param {Now} now */
function watching({ seat, watchers: all = 0 }) {
  if (seat >= 0 || !all) return all ? t("table-watching", { n: all }) : "";
  return all > 1 ? t("table-you-watch-too", { n: all - 1 }) : t("table-you-watch");
}

/** A path is finished. @param {import("../choosing/paths.js").Choice} choice @param {string[]} path */
async function chosen(choice, path) {
  const { decision, branch } = choice;
  if (branch.ask && !(await caution.allows(choice))) return void store.step({ type: "opens-again" });
  store.step({ type: "sends" });
  panel.rest();
  const sent = decision ? send({ type: "move", decision: decision.id, seat: decision.seat, path }) : send({ type: "roll" });
  if (!sent) store.step({ type: "opens-again" });
}

/** What can be asked for beside the choices. @param {Extra} extra @returns {import("../choosing/prompt.js").Button} */
function buttonOf(extra) {
  switch (extra.does) {
    case "plan": {
      const { brush, piece, on } = extra;
      const act = () => void store.step({ type: "plans", brush });
      if (piece) return { text: piece.name, symbol: piece.symbol, kind: ["brush", on && "kept"].filter(Boolean).join(" "), act };
      const draws = isDrawing(store.state);
      const text = t(brush === null ? "plan-done" : brush === ERASER ? "plan-erase" : draws ? "plan-line" : "plan-begin");
      return { text, kind: on ? "kept" : draws || brush === null ? "" : "onward", act, key: brush === (draws ? null : WAY) ? "P" : "" };
    }
    case "unplan":
      return { text: t("plan-clear"), kind: "", act: () => void store.step({ type: "unplans" }) };
    case "concede":
      return { text: t("menu-round"), kind: "", act: () => void concede() };
    case "stop":
      return { text: t("table-stop-here"), kind: "onward", act: () => void store.step({ type: "stops" }) };
    case "skip":
      return { text: t("table-skip"), kind: "onward", act: () => void skip() };
    default:
      return { text: t(extra.does === "to-the-end" ? "table-to-the-end" : "table-skip"), kind: "onward", act: goOn };
  }
}

/** The space bar: where one may react it passes or does nothing, wherever the focus is. */
function space() {
  const { now, prompt: { pass }, picks } = store.state;
  if (pass && picks.paths.choices.includes(pass)) picker.choose(pass, true);
  return Boolean(now?.reacts) || skip();
}

/**
 * Show the present at once, and stay there; bots then need not wait either. Says whether there was
 * something to skip.
 */
function skip() {
  const { onward } = store.state.queue;
  if (!store.step({ type: "skips" })) return false;
  if (onward) return true;
  finishAll();
  if (isAmongBots(store.state)) sayHasSeen();
  return true;
}

/** On to where there is something to do, or to the end. */
function goOn() {
  store.step({ type: "goes-on" });
  finishAll();
  sayHasSeen();
}

/** Bots need not wait until what has happened was looked at. */
function sayHasSeen() {
  connection.send({ type: "seen", seq: store.state.queue.newest?.seq ?? 0 });
}

/** Show what the team plans; other games need not load that. */
async function drawPlans() {
  const { showPlans } = await import("../scene/plans.js");
  const { team, now, queue: { scene }, seats } = store.state;
  showPlans(stage, scene, current(team, now?.planning), seats, (symbol) => waysOf(team, symbol));
}

let planning = 0; // the timer of the plan that is about to be sent

/** Show the team what was drawn: not each stroke by itself. */
function sendPlanSoon() {
  clearTimeout(planning);
  planning = setTimeout(() => {
    const { team: { own }, now } = store.state;
    if (!own || !now?.planning) return;
    connection.send({ type: "plan", seat: now.seat, plan: own });
    announce(t("plan-own", { plan: wordsOf(own) }));
  }, PLAN_MS);
}

/** Say aloud what somebody else plans. @param {import("../wire.js").Planned} planned */
function sayPlan({ seat: whose, name, plan = {} }) {
  if (whose !== seat() && store.state.now?.planning) announce(t("plan-spoken", { name, plan: wordsOf(plan) }));
}

/** A plan in words. @param {import("../wire.js").Plan} plan */
function wordsOf({ line = [], pieces = {} }) {
  const place = (/** @type {string} */ target) => target.slice(target.indexOf(":") + 1);
  const kinds = new Map(store.state.team.kit?.pieces.map((one) => [one.symbol, one.name]));
  const laid = Object.entries(pieces).map(([target, [symbol]]) => t("plan-piece", { piece: kinds.get(symbol) ?? "", at: place(target) }));
  return [...(line.length ? [t("plan-way", { at: line.map(place).join(", ") })] : []), ...laid].join("; ") || t("plan-nothing");
}
listenToStrokes(picker, () => isDrawing(store.state) && store.state.team.brush === WAY, (target) => store.step({ type: "draws-on", target }));

/** Give up the round, if the others agree. */
async function concede() {
  if (await ask(store.state.now?.round ?? "", t("menu-round"))) offers.agree("round");
}

/** Take the last move back, if the others agree. */
async function takeBack() {
  if (await mayCount("take-back")) send({ type: "offer", kind: "undo", seat: seat() });
}

/** Ask before a match stops counting, as it does with the first of these. @param {"hint" | "take-back"} help */
async function mayCount(help) {
  return Boolean(store.state.now?.uncounted) || ask(t(`counting-${help}-ends`), t(`counting-${help}`));
}

/** The seconds that are left for looking, while a reaction is open. @returns {number} */
function spare() {
  const closes = store.state.queue.newest?.reaction?.closes_at;
  return closes ? closes - serverTime() - TO_CHOOSE_S : Infinity;
}

/** In how many seconds this person's dice roll by themselves, since others wait for them. */
function countDown() {
  const { now } = store.state;
  const waits = now?.phase === "playing" && now.roll && now.rolls_at && isUpToDate(store.state);
  prompt.countdown(waits ? (now.rolls_at ?? 0) - serverTime() : undefined);
}
setInterval(countDown, 250);

function seat() {
  return store.state.now?.seat ?? -1;
}

function nextToLook() {
  const { now } = store.state;
  return now?.seats?.find((one) => one.mine && one.name === now.curtain)?.seat ?? seat();
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
the("take-back").addEventListener("click", () => void takeBack());
listenToPace(() => {
  connection.send({ type: "pace", pace: pace() });
  store.step({ type: "pace", ...paces() });
});
listenToMenu({
  page,
  now: () => store.state.now,
  send,
  concede,
  takeBack,
  resign: async () => {
    const { way, question, seats } = goingOf(page, store.state.now);
    if (await ask(question, t(`menu-${way}`))) for (const seat of seats) send({ type: "resign", seat });
  },
});
drawSoundSwitch();
await start(page, (wanted) => {
  connection.send({ type: "layout", layout: wanted });
  skip(); // what waits to be shown has the old layout, which does not fit any more
});
connection.open();
