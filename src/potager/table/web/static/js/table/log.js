// @ts-check
/** The log: the newest line first, with small pictures instead of words where a game has them. */
import { el, picture, spaced, the } from "../lib/dom.js";
import { line, words } from "../scene/parts.js";
import { face } from "./panel.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").LogLine} LogLine */
/** @typedef {import("./players.js").Player} Player */

export class Log {
  constructor() {
    this.list = the("log");
    this.turn = the("log-turn");
    /** @type {Player[]} */
    this.seats = [];
    /** @type {Map<string, LogLine>} by event and beat */
    this.lines = new Map();
  }

  /** The faces for the lines. @param {Player[]} seats */
  know(seats) {
    const first = !this.seats.length && seats.length;
    this.seats = seats;
    if (first) this.redraw();
  }

  /** Earlier lines, on connecting. @param {LogLine[]} lines */
  fill(lines) {
    this.lines = new Map(lines.map((one) => [keyOf(one), one]));
    this.redraw();
  }

  /** @param {LogLine} one */
  add(one) {
    if (this.lines.has(keyOf(one))) return;
    this.lines.set(keyOf(one), one);
    this.list.prepend(this.row(one));
    this.list.scrollTop = 0;
    this.setTurn(one);
  }

  /** What happened last. */
  last() {
    const newest = [...this.lines.values()].sort((a, b) => a.seq - b.seq || (a.beat ?? 0) - (b.beat ?? 0)).at(-1);
    return newest ? told(newest, this.seats) : [];
  }

  redraw() {
    const newestFirst = [...this.lines.values()].sort(
      (a, b) => b.seq - a.seq || (b.beat ?? 0) - (a.beat ?? 0),
    );
    this.list.replaceChildren(...newestFirst.map((one) => this.row(one)));
    if (newestFirst.length) this.setTurn(newestFirst[0]);
  }

  /** @param {LogLine} one */
  setTurn({ turn }) {
    this.turn.textContent = t("log.turn", { n: turn + 1 });
  }

  /** @param {LogLine} one */
  row(one) {
    return el("li", { class: "log-line", "data-seq": String(one.seq) }, ...told(one, this.seats));
  }
}

/** @param {LogLine} one */
function keyOf({ seq, beat = 0 }) {
  return `${seq} ${beat}`;
}

/** @type {Record<string, string>} */
const WHY = { timer: t("log.timer"), table: t("log.table") };

/** The faces of chance and of the clock. @type {Record<number, string>} */
const NOBODY = { [-1]: "icon-dice", [-2]: "icon-clock" };

/** A line: its turn, whose it is, what happened. @param {import("../wire.js").Line} one @param {Player[]} seats */
export function told({ turn, who, face: symbol, parts, by }, seats) {
  const seat = seats.find((other) => other.seat === who);
  const why = WHY[by ?? ""];
  return [
    el("span", { class: "log-turn" }, String((turn ?? 0) + 1)),
    seat && !symbol ? face(seat) : picture(symbol || (NOBODY[who] ?? "icon-people"), symbol ? "face" : "face plain"),
    el("span", { class: "log-parts" }, ...spaced(line(symbol ? parts : named(parts, seat, seats))), why && el("small", {}, why)),
  ];
}

/**
 * A line with a name, where the face alone would not say whose it is: people look alike.
 * @param {import("../wire.js").Part[]} parts
 * @param {Player | undefined} seat
 * @param {Player[]} seats
 */
function named(parts, seat, seats) {
  const alike = seat && seats.some((other) => other !== seat && other.face === seat.face);
  if (!alike || !seat.name) return parts;
  const said = words(parts).toLowerCase();
  const you = t("log.you");
  if (said.includes(seat.name.toLowerCase()) || (seat.mine && said.startsWith(you.toLowerCase()))) return parts;
  return [seat.mine ? you : seat.name, ...parts];
}
