// @ts-check
/**
 * All that a page with a scene knows, and what a message makes of it: one value and one function. A
 * message comes from the server, or tells what happened on the page: somebody picked something, the
 * next beat's turn has come, the line was lost. There is no DOM here, no clock and no network: views
 * draw what differs from the state before, and the page sends what follows from it.
 */
import { momentOf } from "../scene/changes.js";
import { cleared, fits, isOpen, isSeen, laid, lifted, NOTHING_LAID, wentOn } from "../choosing/laying.js";
import {
  NO_PICKS, back, begun, chose, closed, followed, loose, begunAgain, opened, pointedAt, previewed, quarterTurned,
} from "../choosing/picks.js";
import { ERASER, NO_TEAM, PLAN, WAY, cleared as unplanned, drawn, greeted, places, shown, shows as showsPlan, turned as planTurned } from "../choosing/planning.js";
import { turnMade, wayToTurn } from "../choosing/turning.js";
import { filled, withLine } from "./lines.js";
import { players } from "./players.js";
import { EMPTY, advanced, isMoment, pushed, secondsToSee, shownNext, skipped } from "./queue.js";
import { secondsLeft } from "./timing.js";

/** @typedef {import("../choosing/picks.js").Choice} Choice */
/** @typedef {import("./players.js").Moment} Moment */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("../wire.js").Decision} Decision */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */
/** @typedef {import("../wire.js").SaltList} SaltList */

/**
 * What can be asked for beside the choices: to go on past the doings of bots, to stop there, to show
 * the present at once, to give up the round, to draw a plan with some brush.
 * @typedef {{does: "go-on" | "to-the-end" | "stop" | "skip" | "concede" | "unplan"} | {does: "plan", brush: string | null, piece?: import("../wire.js").Piece, on?: boolean}} Extra
 */

/**
 * @typedef {object} Saying what the prompt says
 * @property {string} words
 * @property {boolean} mine whether it is for this viewer to act
 * @property {import("../wire.js").Part[]} happening the line of the beat that is shown
 * @property {Extra[]} extra
 * @property {Choice | null} pass what the space bar chooses
 */

/**
 * @typedef {object} State
 * @property {boolean} lays whether tiles are laid before the server has answered
 * @property {string} rolls what to roll is called
 * @property {{speed: number, rollsAlone: boolean}} pace as this person chose it
 * @property {"open" | "lost" | "offline"} line to the server
 * @property {string} turnedAway why the server lets this page in no more; empty: it does
 * @property {{says: string, holds: boolean}} offline what this page says without a line, and whether the sand stops
 * @property {import("../wire.js").Welcome | null} welcome
 * @property {Player[]} seats as they were told last
 * @property {import("../wire.js").Clock[]} clocks
 * @property {{told: SaltList | null | undefined, agreed: SaltList | null}} salts the list as it was told over this line, and what the pages agree on
 * @property {import("../wire.js").LogLine[]} lines of the log, the newest first
 * @property {import("./queue.js").Queue} queue what waits to be shown, and what is
 * @property {boolean} seen whether the scene is what this person has seen already
 * @property {boolean} laysOn whether that is one's own laying, which goes on
 * @property {Moment | null} present the moment whose frames were all shown, as it was told
 * @property {Moment | null} now the same, with how far everybody is
 * @property {import("../choosing/picks.js").Picks} picks
 * @property {import("../choosing/laying.js").Laying} laying
 * @property {import("../choosing/planning.js").Team} team what its members plan
 * @property {string} drawing what to do is called while a plan is drawn
 * @property {{asked: string, told: import("../wire.js").Hinted | null, lit: HintedChoice | null}} hint the decision that is thought about, the answer, and which choice of it is lit
 * @property {Saying} prompt
 * @property {import("../wire.js").Part[]} spoken what is said aloud of the last beat
 * @property {number} offers how often choices were opened
 * @property {boolean} played whether this page saw the match going on
 * @property {boolean} again whether this person asked for a rematch
 */

/**
 * What happens on the page itself.
 * @typedef {{type: "line", line: State["line"], at: number}
 *   | {type: "pace", speed: number, rollsAlone: boolean}
 *   | {type: "advances"} | {type: "shows"} | {type: "tells", quiet: boolean} | {type: "arrives"}
 *   | {type: "skips"} | {type: "goes-on"} | {type: "stops"}
 *   | {type: "draws", scene: import("../wire.js").Scene, statuses?: import("../wire.js").SeatStatus[]}
 *   | {type: "opens", decisions: Decision[], roll: boolean} | {type: "opens-again"} | {type: "closes"}
 *   | {type: "points", choice: Choice | null, armed?: boolean} | {type: "picks", choice: Choice, sure: boolean}
 *   | {type: "follows", path: readonly string[]} | {type: "steps-back"}
 *   | {type: "turns", by: 1 | -1, hovered: string} | {type: "turned"}
 *   | {type: "says", words?: string, mine?: boolean, happening?: Saying["happening"]} | {type: "sends"} | {type: "unsent"}
 *   | {type: "asks-hint", decision: string} | {type: "lights", choice: HintedChoice} | {type: "closes-hint"}
 *   | {type: "plans", brush: string | null} | {type: "unplans"} | {type: "draws-on", target: string}
 *   | {type: "asks-rematch"} | {type: "leaves"}} PageEvent
 */
/** @typedef {import("../wire.js").ServerMessage | PageEvent} Message */

const LONG_S = 1; // who looks at something for as long can skip it
const NO_HINT = { asked: "", told: null, lit: null };

/** Nothing is known yet. @param {Partial<State>} [known] @returns {State} */
export function begin(known = {}) {
  return {
    lays: false,
    rolls: "",
    pace: { speed: 1, rollsAlone: false },
    line: "open",
    turnedAway: "",
    offline: { says: "", holds: false },
    welcome: null,
    seats: [],
    clocks: [],
    salts: { told: undefined, agreed: null },
    lines: [],
    queue: EMPTY,
    seen: false,
    laysOn: false,
    present: null,
    now: null,
    picks: NO_PICKS,
    laying: NOTHING_LAID,
    team: NO_TEAM,
    drawing: "",
    hint: NO_HINT,
    prompt: saying(""),
    spoken: [],
    offers: 0,
    played: false,
    again: false,
    ...known,
  };
}

/** @param {State} state @param {Message} message @returns {State} */
export function next(state, message) {
  const { picks, queue, hint } = state;
  switch (message.type) {
    case "welcome":
      // What was on its way has come, or never will; what was sent over the last line may not have come.
      return { ...state, turnedAway: "", welcome: message, salts: { ...state.salts, told: undefined }, laying: cleared(state.laying), team: greeted(state.team, message) };
    case "planned":
      return { ...state, team: shown(state.team, message, state.now?.seat ?? -1) };
    case "update":
      return updated(state, message);
    case "previewed":
      return { ...state, picks: previewed(picks, message) };
    case "hinted": {
      const inTime = message.decision === hint.asked;
      return { ...state, hint: inTime ? { asked: "", told: message, lit: message.choices[0] } : { ...hint, asked: "" } };
    }
    case "refused":
      return refused(state, message);
    case "line": {
      const held = message.line !== "open" && state.offline.holds;
      return { ...state, line: message.line, clocks: held ? state.clocks.map((clock) => (clock.kind === "hourglass" ? { ...clock, left: secondsLeft(clock, message.at) } : clock)) : state.clocks };
    }
    case "pace": {
      const { speed, rollsAlone } = message;
      const paced = { ...state, pace: { speed, rollsAlone } };
      return queue.busy ? paced : offered(paced);
    }
    case "advances":
      return { ...state, queue: advanced(queue) };
    case "shows":
      return shows(state);
    case "tells":
      return tells(state, message.quiet);
    case "arrives":
      return arrives(state);
    case "skips": {
      if (queue.onward) return next(state, { type: "stops" });
      const after = skipped(queue);
      return after === queue ? state : { ...state, queue: after };
    }
    case "goes-on":
      return withExtra({ ...state, queue: { ...queue, onward: true } });
    case "stops":
      return withExtra({ ...state, queue: { ...queue, onward: false } });
    case "draws":
      return { ...state, queue: { ...queue, scene: message.scene, statuses: message.statuses ?? [] }, picks: closed(picks) };
    case "opens":
      return { ...state, picks: opened(picks, message.decisions, message.roll, state.rolls, false) };
    case "opens-again":
      return offered(state);
    case "closes":
      return { ...state, picks: closed(picks) };
    case "points":
      return picked(state, pointedAt(picks, message.choice, message.armed));
    case "picks":
      return picked(state, chose(picks, message.choice, message.sure));
    case "follows":
      return picked(state, followed(picks, message.path));
    case "plans":
      return offered({ ...state, team: { ...state.team, brush: message.brush } });
    case "unplans":
      return planner(state) ? offered({ ...state, team: unplanned(state.team, whoPlans(state)) }) : state;
    case "draws-on":
      return planner(state) ? { ...state, team: drawn(state.team, whoPlans(state), message.target, true) } : state;
    case "steps-back":
      if (isDrawing(state) && !begun(picks)) return next(state, { type: "plans", brush: null });
      return picked(state, back(picks));
    case "turns":
      return turns(state, message.by, message.hovered);
    case "turned":
      return turned(state);
    case "says":
      return { ...state, prompt: { ...saying(message.words ?? ""), mine: message.mine ?? false, happening: message.happening ?? [] } };
    case "sends": // until there is an answer
      return { ...state, prompt: saying(state.prompt.words), hint: NO_HINT };
    case "unsent":
      return { ...state, laying: cleared(state.laying) };
    case "asks-hint":
      return { ...state, hint: { ...hint, asked: message.decision } };
    case "lights":
      return { ...state, hint: { ...hint, lit: message.choice } };
    case "closes-hint":
      return { ...state, hint: { ...hint, told: null, lit: null } };
    case "asks-rematch":
      return { ...state, again: true };
    case "leaves":
      return { ...state, again: false };
    default:
      return state;
  }
}

/** @param {State} state @param {import("../wire.js").Update} update @returns {State} */
function updated(state, update) {
  const moment = momentOf(state.seats, update);
  const { seats = [], clocks = [], absent, holds_sand, phase, salts } = moment;
  const agreed = phase !== "waiting-room" && salts ? salts : state.salts.agreed;
  return {
    ...state,
    seats,
    clocks,
    offline: { says: absent ?? state.offline.says, holds: holds_sand ?? false },
    salts: { told: salts ?? null, agreed },
    lines: update.lines ? filled(update.lines) : state.lines,
    queue: pushed(state.queue, update.frames, moment),
  };
}

/** @param {State} state @param {import("../wire.js").Refused} refused @returns {State} */
function refused(state, { asked = "", why }) {
  if (["preview", "point", "why", "plan"].includes(asked)) return state;
  if (asked === "hint") return { ...state, hint: { ...state.hint, asked: "" } };
  if (asked === "hello" && state.welcome) return { ...state, turnedAway: why };
  const after = asked === "move" ? { ...state, laying: cleared(state.laying) } : state;
  return state.welcome ? offered(after) : { ...after, prompt: saying(why) };
}

/** The next beat is shown. @param {State} state @returns {State} */
function shows(state) {
  const queue = shownNext(state.queue, state.pace.speed);
  const seen = Boolean(queue.scene && isSeen(state.laying, queue.scene));
  const laysOn = seen && isOpen(state.laying);
  const laying = seen && !state.laying.placings[0].lifts ? { ...state.laying, drawn: true } : state.laying;
  return { ...state, queue, seen, laysOn, laying, picks: laysOn || isDrawing(state) ? state.picks : closed(state.picks) };
}

/** It is time for what is said with a beat. @param {State} state @param {boolean} quiet @returns {State} */
function tells(state, quiet) {
  const frame = state.queue.beat?.frame;
  const { line, caption } = frame ?? {};
  const lines = frame && line ? withLine(state.lines, { ...line, seq: frame.seq, beat: frame.beat }) : state.lines;
  const said = line?.parts ?? caption;
  const own = state.seats.some((one) => one.mine && one.seat === line?.who);
  const prompt = said && !quiet && !state.laysOn && !isDrawing(state) ? { ...saying(""), happening: said, extra: own && !isLong(state) ? [] : waysOn(state) } : state.prompt;
  return { ...state, lines, prompt, spoken: line && !quiet ? line.parts : state.spoken };
}

/** All frames of a moment were shown. @param {State} state @returns {State} */
function arrives(state) {
  const { queue, hint } = state;
  if (!isMoment(queue.head)) return state;
  const present = queue.head;
  const now = withPlayers(state, present);
  const onward = queue.onward && goesOn(state, present);
  const decision = now.phase === "playing" ? now.decisions?.[0]?.id : undefined;
  const stale = hint.told && hint.told.decision !== decision;
  const asked = hint.asked === decision ? hint.asked : "";
  return offered({
    ...state,
    present,
    now,
    queue: { ...queue, onward },
    hint: stale ? { ...NO_HINT, asked } : { ...hint, asked },
    played: state.played || now.phase === "playing",
  });
}

/** A moment with how far everybody is in the beat that is shown. @param {State} state @param {Moment} moment @returns {Moment} */
export function withPlayers({ queue }, moment) {
  return { ...moment, seats: players(moment.seats ?? [], queue.statuses) };
}

/** Open what can be chosen now. @param {State} state @returns {State} */
function offered(state) {
  const { now, queue } = state;
  if (!now) return state;
  if (isDrawing(state)) return drawing(state, now);
  if (state.team.brush !== null && !planner(state)) return offered({ ...state, team: { ...state.team, brush: null } });
  if (!isUpToDate(state)) return { ...state, prompt: { ...saying(now.prompt), extra: waysOn(state) } };
  const playing = now.phase === "playing" && !now.curtain;
  const decisions = playing ? (now.decisions ?? []) : [];
  const picks = opened(state.picks, decisions, playing && Boolean(now.roll), state.rolls, isOpen(state.laying));
  const others = playing && !decisions.length && !now.roll; // who has nothing to do but look
  /** @type {Extra[]} */
  const extra = others ? waysOn(state) : [];
  if (playing && now.hopeless) extra.push({ does: "concede" });
  if (planner(state)) extra.push({ does: "plan", brush: WAY });
  const [decision] = now.decisions ?? [];
  const may = now.reacts && decision && !decision.chosen?.length;
  const pass = may ? (loose(picks, queue.scene).find((one) => one.decision === decision) ?? null) : null;
  return {
    ...state,
    picks,
    laying: wentOn(state.laying, decisions),
    prompt: { words: now.prompt, mine: toAct(now), happening: [], extra, pass },
    offers: state.offers + 1,
  };
}

/** Whether this person may draw a plan now. @param {State} state */
function planner({ now, team }) {
  return Boolean(team.kit && now?.planning && now.seat >= 0 && !now.curtain);
}

/** Whether this person draws one. @param {State} state */
export function isDrawing(state) {
  return state.team.brush !== null && planner(state);
}

/** Whose plan that is, and for what. @param {State} state */
function whoPlans({ now }) {
  const { seat = -1, planning: stretch = 0, seats = [] } = now ?? {};
  return { seat, name: seats.find((one) => one.seat === seat)?.name ?? "", stretch };
}

/** Places to draw on, in place of what can be chosen; the brushes are buttons. @param {State} state @param {Moment} now @returns {State} */
function drawing(state, now) {
  const { kit, brush } = state.team;
  const picks = opened(state.picks, places(state.team, state.queue.scene, now.seat), false, "", true);
  /** @type {Extra[]} */
  const extra = [
    { does: "plan", brush: WAY, on: brush === WAY },
    ...(kit?.pieces ?? []).map((piece) => /** @type {Extra} */ ({ does: "plan", brush: piece.symbol, piece, on: brush === piece.symbol })),
    { does: "plan", brush: ERASER, on: brush === ERASER },
  ];
  if (showsPlan(state.team, now.seat, now.planning)) extra.push({ does: "unplan" });
  extra.push({ does: "plan", brush: null });
  const laying = isUpToDate(state) ? wentOn(state.laying, now.decisions ?? []) : state.laying; // what is on its way still goes
  const prompt = { words: state.drawing, mine: toAct(now), happening: [], extra, pass: null };
  return { ...state, picks, laying, prompt, offers: state.offers + 1 };
}

/** What was pointed at, picked or finished. @param {State} state @param {import("../choosing/picks.js").Picks} picks @returns {State} */
function picked(state, picks) {
  if (picks === state.picks) return state;
  const { finished } = picks;
  if (!finished || finished === state.picks.finished) return { ...state, picks };
  const { choice: { decision }, path } = finished;
  if (decision?.id === PLAN)
    return offered({ ...state, picks: begunAgain({ ...picks, finished: state.picks.finished }), team: drawn(state.team, whoPlans(state), path[0]) });
  const { scene } = state.queue;
  if (!state.lays || !decision || !fits(scene, path)) return { ...state, picks: closed(picks) };
  // After a tile that was laid the next one can be picked at once.
  const again = begunAgain({ ...picks, finished: state.picks.finished });
  return { ...state, picks: again, hint: NO_HINT, laying: laid(state.laying, scene, decision, path) };
}

/** Turn what is picked, or else the laid tile that is pointed at. @param {State} state @param {1 | -1} by @param {string} hovered @returns {State} */
function turns(state, by, hovered) {
  if (isDrawing(state)) {
    const team = planTurned(state.team, whoPlans(state), state.picks.pointed?.branch.target || hovered, by);
    return team === state.team ? state : { ...state, team };
  }
  const after = quarterTurned(state.picks, by);
  if (after !== state.picks) return { ...state, picks: after };
  const { picks, queue } = state;
  const target = picks.pointed?.branch.target || hovered;
  if (picks.paths.steps.length || !wayToTurn(picks.paths, queue.scene, target)) return state;
  const other = target === picks.laid.target ? state : turned(state);
  const quarters = other.picks.laid.quarters + by;
  return { ...other, picks: { ...other.picks, laid: { target, quarters } } };
}

/** No more quarters: the change is made, if there is one. @param {State} state @returns {State} */
function turned(state) {
  const { laid } = state.picks;
  if (!laid.target) return state;
  const picks = { ...state.picks, laid: NO_PICKS.laid };
  const turn = turnMade(picks.paths, state.queue.scene, laid);
  if (!turn) return { ...state, picks };
  if ("path" in turn) return picked({ ...state, picks }, { ...picks, finished: turn });
  const { decision } = turn.choice;
  if (!state.lays || !decision) return { ...state, picks: closed(picks) };
  return { ...state, picks: closed(picks), laying: lifted(state.laying, state.queue.scene, decision, turn.target, turn.quarters) };
}

/** @param {State} state @returns {State} */
function withExtra(state) {
  return { ...state, prompt: { ...state.prompt, extra: waysOn(state) } };
}

/** @param {string} words @returns {Saying} */
function saying(words) {
  return { words, mine: false, happening: [], extra: [], pass: null };
}

/** What leads past what is shown: for who plays with nobody else but bots, on to the next own choice. @param {State} state @returns {Extra[]} */
function waysOn(state) {
  const { queue, now, present } = state;
  if (now?.phase !== "playing") return [];
  if (!isAmongBots(state)) return !isUpToDate(state) && isLong(state) ? [{ does: "skip" }] : [];
  if (queue.onward) return [{ does: "stop" }];
  // As it was told: a button must not know of what is still to be shown.
  if (!present?.seats?.some((one) => one.mine)) return queue.busy ? [{ does: "skip" }] : [];
  return [{ does: isOut(present) ? "to-the-end" : "go-on" }];
}

/** Whether there is so much to look at that one may want to skip it: one beat, or several short ones. @param {State} state */
function isLong({ queue, pace }) {
  return Boolean(queue.beat) && secondsToSee(queue, pace.speed) >= LONG_S;
}

/** Whether who goes on need not stop at a moment. @param {State} state @param {Moment} moment */
function goesOn({ pace, now }, moment) {
  const asked = moment.roll ? !pace.rollsAlone : toAct(moment);
  const goesOut = isOut(moment) && !isOut(now);
  return moment.phase === "playing" && !moment.curtain && !asked && !goesOut;
}

/** Whether nobody at this screen has anything to choose any more. @param {Moment | null} moment */
function isOut(moment) {
  return Boolean(moment?.seats?.every((one) => one.out || !one.mine));
}

/** Whether the newest moment was shown. @param {State} state */
export function isUpToDate({ queue, present }) {
  return queue.newest === present;
}

/** Whether nobody else but bots plays. @param {State} state */
export function isAmongBots({ seats }) {
  return seats.some((one) => one.bot) && seats.every((one) => one.mine || one.bot);
}

/** Whether it is for this viewer to act. @param {Moment | null} moment */
export function toAct(moment) {
  return Boolean(moment?.roll || moment?.decisions?.some((one) => one.waited && !one.chosen?.length));
}

/** Who may jump in on another's turn and has begun to is given a little time by bots: the choice, and how far it is. @param {State} state */
export function considered({ picks }) {
  const decision = picks.paths.choices[0]?.decision;
  const far = begun(picks);
  return decision && !decision.waited && far ? { decision, far } : null;
}
