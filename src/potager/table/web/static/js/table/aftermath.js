// @ts-check
/** What is known a little after a match: what was achieved, the moment on which it turned, and a picture of that. */
import { note } from "../lib/announce.js";
import { el, picture, spaced, the } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { beatsOf } from "../scene/beats.js";
import { line, words } from "../scene/parts.js";
import { Stage } from "../scene/scene.js";
import { fateOf, ranking, title } from "./outcome.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("../wire.js").Analysed} Analysed */
/** @typedef {import("../wire.js").LogLine} LogLine */
/** @typedef {import("../wire.js").Part[]} Parts */

/**
 * On what a match turned.
 * @typedef {object} Turning
 * @property {string} told what it was, before what happened
 * @property {Parts} parts what happened
 * @property {Parts} better what would have been better; empty: it was no choice
 * @property {number} seq after so many events of the log
 * @property {number} steps the events that show it
 */

const CLEAR = 0.1; // a choice that cost less decides nothing
const COSTLY = 0.05; // whoever lost reads of an own choice that cost as much
const OPEN = 0.8; // of an equal share: below it a side has as good as lost before
const SWING = 0.1; // nor does what else has changed the chances by less
const FAR = 20; // events before a resignation: what happened there did not end the match
const STEPS = 3; // shown of a choice and what came of it
const ASK_MS = [1000, 15_000]; // between two questions how far the analysis is: at first, at most

export class Aftermath {
  /** @param {HTMLElement} box @param {DOMStringMap} page the addresses @param {Now} now @param {LogLine[]} lines */
  constructor(box, page, now, lines) {
    this.box = box;
    this.page = page;
    this.token = (page.watch ?? "").split("/").pop();
    /** @type {Turning | null} */
    this.turning = null;
    if (now.seats?.some((one) => one.mine)) void this.tell(now, lines);
  }

  /** What comes too late, or never, is not missed. @param {Now} now @param {LogLine[]} lines */
  async tell(now, lines) {
    const turned = el("div", { class: "turned-here" });
    const code = (this.page.options ?? "").split("/")[2];
    this.box.replaceChildren(turned);
    /** @type {import("../wire.js").Achieved | null} */
    const achieved = await asked(`/api/tables/${code}/achieved`);
    const reached = achieved?.lines ?? [];
    if (achieved?.rating) this.box.prepend(el("p", { class: "muted" }, achieved.rating));
    if (reached.length) this.box.prepend(el("ul", { class: "achieved" }, ...reached.map((one) => el("li", { class: "row bold" }, picture("icon-trophy"), one))));
    const analysis = `/api/replays/${this.token}/analysis?aside=true`;
    /** @type {Analysed | null} */
    let found = await asked(analysis, "POST");
    for (let wait = ASK_MS[0]; found?.began && !found.seats && !found.problem; wait = Math.min(ASK_MS[1], wait * 1.5)) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!turned.isConnected) return; // another match has begun
      found = await asked(analysis);
    }
    this.turning = found?.seats ? turningPoint(found, now, lines) : null;
    if (!this.turning) return;
    const { told, parts, better, seq, steps } = this.turning;
    turned.append(
      el("p", {}, el("b", {}, told), " ", ...spaced(line(parts))),
      better.length > 0 && el("p", { class: "muted" }, t("end-turned-better"), " ", ...spaced(line(better))) || "",
      el("a", { class: "button small", href: `/r/${this.token}?at=${seq}&play=${steps}` }, picture("icon-play"), t("end-turned-play")),
    );
  }

  /** A picture of who won, and of the moment on which it turned; others look at it too, so nobody is "you". @param {Now} now */
  async share(now) {
    const { ending, seats = [] } = now;
    if (!ending) return;
    const order = ranking(ending, seats);
    const { page } = this;
    const points = (/** @type {Player} */ { seat, score }) => (ending.scores ? ending.scores.total?.[seat] : score?.[0]);
    try {
      const turning = this.turning && (await this.retold(now));
      const { sharePicture } = await import("./share.js");
      await sharePicture({
        title: page.title ?? "",
        players: (order.length ? order : seats.map((seat) => ({ seat, place: 0 }))).map(({ seat, place }) => ({
          name: [place ? `${place}.` : "", seat.name, place ? points(seat) : ""].join(" ").trim(),
          won: ending.winners.includes(seat.seat),
        })),
        said: ending.team ? ending.verdict : title(ending, seats),
        turned: turning ? `${turning.told} ${words(turning.parts)}` : "",
        scene: turning ? await this.sceneOf(turning) : undefined,
        file: page.file ?? "potager",
        text: t("end-shared", { game: page.title ?? "", title: title(ending, seats) }),
      });
    } catch {
      note(t("share-failed"));
    }
  }

  /** On what it turned, with everybody's name. @param {Now} now */
  async retold(now) {
    const replay = `/api/replays/${this.token}`;
    /** @type {[Analysed | null, import("../wire.js").ReplayLog | null]} */
    const [found, log] = await Promise.all([asked(`${replay}/analysis`), asked(`${replay}/log`)]);
    return found && turningPoint(found, now, [...(log?.lines ?? [])].reverse(), true);
  }

  /** How it looked then. @param {Turning} turning */
  async sceneOf({ seq }) {
    /** @type {import("../wire.js").Replayed | null} */
    const found = await asked(`/api/replays/${this.token}?layout=wide&first=${seq + 1}&count=1`);
    const beat = beatsOf(found?.frames ?? []).at(-1);
    if (!beat) return undefined;
    const stage = new Stage(/** @type {SVGSVGElement} */ (the("scene").cloneNode(false)));
    await stage.show(beat.scene);
    return stage.root;
  }
}

/**
 * The choice, or else the luck, after which the chances never came back to what they were before; as
 * told to whoever won or lost. Whoever lost reads of an own choice, if any cost much. The ending and the
 * analysis name the same moment. None: it is better to say nothing.
 * @param {Analysed} found
 * @param {Pick<Now, "ending" | "seats">} now
 * @param {LogLine[]} lines the newest first
 * @param {boolean} [open] told to others
 * @returns {Turning | null}
 */
export function turningPoint(found, now, lines, open = false) {
  const turning = momentOf(found, now, lines, open);
  const end = found.curve?.at(-1)?.seq ?? 0;
  return turning && now.ending?.resigned && end - turning.seq > FAR ? null : turning;
}

/** @type {(found: Analysed, now: Pick<Now, "ending" | "seats">, lines: LogLine[], open: boolean) => Turning | null} */
function momentOf({ turned = [], curve = [] }, { ending, seats = [] }, lines, open) {
  const shared = ending && fateOf(ending, seats) === "watched"; // several sides sit at this screen: told as to others
  const me = shared ? seats.find(({ seat }) => ending.winners.includes(seat)) : seats.find((one) => one.mine && !one.resigned);
  const fate = ending && (shared ? "won" : fateOf(ending, seats));
  if (!ending || !me || (fate !== "won" && fate !== "lost")) return null;
  open ||= Boolean(shared);
  const lasting = (/** @type {number} */ after, /** @type {(chances: number[]) => boolean} */ is) => curve.every(({ seq, chances }) => seq <= after || is(chances));
  const isOpen = (/** @type {number} */ chance) => ending.team || chance * seats.length >= OPEN;
  const lost = turned.filter(({ seat, seq, chance, chance_better }) =>
    ending.result[seat] < 0 && chance_better - chance >= CLEAR && isOpen(chance_better) && lasting(seq, (chances) => chances[seat] < chance_better));
  const choice = fate === "lost" ? lost.find(({ seat }) => ending.team || seat === me.seat) : seats.length === 2 ? lost[0] : undefined;
  if (choice) {
    const whose = ending.team || ending.resigned ? "at" : fate === "won" || open ? "won" : "lost"; // a team blames nobody
    const told = t(`end-turned-${whose}`, { n: choice.turn + 1, name: seats[choice.seat].name ?? "" });
    return { told, parts: choice.chosen, better: choice.better, seq: choice.seq, steps: STEPS };
  }
  const sign = fate === "won" ? 1 : -1;
  let [most, best] = [SWING, 0];
  const last = curve.length - 1;
  for (let i = 1; i <= last && (i < last || (!best && !ending.resigned)); i++) { // the end itself, if nothing before it
    const before = curve[i - 1].chances[me.seat];
    const change = sign * (curve[i].chances[me.seat] - before);
    if (change >= most && (sign > 0 || isOpen(before)) && curve.slice(i).every(({ chances }) => sign * (chances[me.seat] - before) > 0)) [most, best] = [change, i];
  }
  const costliest = fate === "lost" && !ending.team && !ending.resigned && turned.find((one) => one.seat === me.seat && one.chance_better - one.chance >= COSTLY);
  const costly = costliest && {
    told: t(`end-costliest${open ? "-of" : ""}`, { n: costliest.turn + 1, name: me.name ?? "" }),
    ...{ parts: costliest.chosen, better: costliest.better, seq: costliest.seq, steps: STEPS },
  };
  if (!best) return costly || null;
  const { seq: end } = curve[best];
  const seq = curve.findLast((one) => one.seq < end)?.seq ?? 0; // choices made at once come with what follows
  const toldOn = (/** @type {number} */ turn) => t(`end-turned-${open ? "at" : sign > 0 ? "for" : "against"}`, { n: turn + 1 });
  const own = fate === "lost" && turned.find((one) => one.seat === me.seat && one.better.length > 0 && one.seq >= seq && one.seq < end);
  if (own) return { told: toldOn(own.turn), parts: own.chosen, better: own.better, seq: own.seq, steps: STEPS };
  if (costly) return costly;
  const said = inForce(lines, curve).findLast((one) => one.seq > seq); // a roll may be told with the move that it was for
  if (!said) return null;
  const steps = Math.max(end, said.seq) - seq;
  if (said === lines[0] && !open) return { told: t("end-turned-last"), parts: [], better: [], seq, steps }; // it is told beside this
  return { told: toldOn(said.turn), parts: said.parts, better: [], seq, steps };
}

/**
 * The lines without what was taken back, and without those that say so: nothing of that is on the curve.
 * @param {LogLine[]} lines
 * @param {{seq: number}[]} curve
 */
function inForce(lines, curve) {
  const back = lines.filter((one) => one.note).map(({ seq }) => ({ to: curve.findLast((one) => one.seq < seq)?.seq ?? 0, seq }));
  return lines.filter((one) => !back.some(({ to, seq }) => one.seq > to && one.seq <= seq));
}

/** What the server answers; null: nothing of use. @param {string} address @param {"GET" | "POST"} [method] */
export async function asked(address, method = "GET") {
  try {
    const answer = await fetch(address, { method });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
