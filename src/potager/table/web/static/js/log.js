// @ts-check
/** The log: the newest line first, with small pictures instead of words where a game has them. */
import { el, line, picture, the } from "./dom.js";
import { face } from "./panel.js";

/** @typedef {import("./wire.js").LogLine} LogLine */
/** @typedef {import("./wire.js").Seat} Seat */

export class Log {
  constructor() {
    this.list = the("log");
    this.turn = the("log-turn");
    /** @type {import("./wire.js").Seat[]} */
    this.seats = [];
    /** @type {Map<number, LogLine>} */
    this.lines = new Map();
  }

  /** The faces for the lines. @param {import("./wire.js").Seat[]} seats */
  know(seats) {
    const first = !this.seats.length && seats.length;
    this.seats = seats;
    if (first) this.redraw();
  }

  /** Earlier lines, on connecting. @param {LogLine[]} lines */
  fill(lines) {
    this.lines = new Map(lines.map((one) => [one.seq, one]));
    this.redraw();
  }

  /** @param {LogLine} one */
  add(one) {
    if (this.lines.has(one.seq)) return;
    this.lines.set(one.seq, one);
    this.list.prepend(this.row(one));
    this.list.scrollTop = 0;
    this.setTurn(one);
  }

  redraw() {
    const newestFirst = [...this.lines.values()].sort((a, b) => b.seq - a.seq);
    this.list.replaceChildren(...newestFirst.map((one) => this.row(one)));
    if (newestFirst.length) this.setTurn(newestFirst[0]);
  }

  /** @param {LogLine} one */
  setTurn({ turn }) {
    this.turn.textContent = `turn ${turn + 1}`;
  }

  /** @param {LogLine} one */
  row(one) {
    return el("li", { class: "log-line", "data-seq": String(one.seq) }, ...told(one, this.seats));
  }
}

/** @type {Record<string, string>} */
const WHY = { timer: "time ran out", table: "nothing else was possible" };

/** The faces of chance and of the clock. @type {Record<number, string>} */
const NOBODY = { [-1]: "icon-dice", [-2]: "icon-clock" };

/** A line: its turn, whose it is, what happened. @param {LogLine} one @param {Seat[]} seats */
export function told({ turn, who, parts, by }, seats) {
  const seat = seats.find((other) => other.seat === who);
  const why = WHY[by ?? ""];
  return [
    el("span", { class: "log-turn" }, String((turn ?? 0) + 1)),
    seat ? face(seat) : picture(NOBODY[who] ?? "icon-people", "face plain"),
    el("span", { class: "log-parts" }, ...spaced(parts), why && el("small", {}, why)),
  ];
}

/** Words and pictures with a gap between them. @param {import("./wire.js").Part[]} parts */
function spaced(parts) {
  return line(parts).flatMap((node, i) => (i ? [" ", node] : [node]));
}
