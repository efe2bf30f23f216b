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
    /** @type {LogLine[]} those that are shown, the newest first */
    this.shown = [];
    this.faces = false; // whether it is known whose they are
  }

  /** @param {LogLine[]} lines the newest first @param {Player[]} seats */
  draw(lines, seats) {
    const { shown } = this;
    const [newest] = lines;
    const row = (/** @type {LogLine} */ one) => el("li", { class: "log-line row ruled", "data-seq": String(one.seq) }, ...told(one, seats));
    this.shown = lines;
    if (lines.length === shown.length + 1 && lines[1] === shown[0] && this.faces) {
      this.list.prepend(row(newest));
      this.list.scrollTop = 0;
    } else if (lines !== shown || this.faces !== seats.length > 0) this.list.replaceChildren(...lines.map(row));
    this.faces = seats.length > 0;
    if (newest) this.turn.textContent = t("log-turn", { n: newest.turn + 1 });
  }
}

/** @type {Record<string, string>} */
const WHY = { timer: t("log-timer"), table: t("log-table") };

/** The faces of chance and of the clock. @type {Record<number, string>} */
const NOBODY = { [-1]: "icon-dice", [-2]: "icon-clock" };

/** A line: its turn, whose it is, what happened. @param {import("../wire.js").Line} one @param {Player[]} seats */
export function told({ turn, who, face: symbol, parts, by }, seats) {
  const seat = seats.find((other) => other.seat === who);
  const why = WHY[by ?? ""];
  return [
    el("span", { class: "log-turn rigid muted finer" }, String((turn ?? 0) + 1)),
    seat && !symbol ? face(seat) : picture(symbol || (NOBODY[who] ?? "icon-people"), symbol ? "face" : "face plain"),
    el("span", { class: "log-parts row wrap grows" }, ...spaced(line(symbol ? parts : named(parts, seat, seats))), why && el("small", {}, why)),
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
  const you = t("log-you");
  if (said.includes(seat.name.toLowerCase()) || (seat.mine && said.startsWith(you.toLowerCase()))) return parts;
  return [seat.mine ? you : seat.name, ...parts];
}
