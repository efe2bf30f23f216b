// @ts-check
/** The players: who sits where, whose turn it is, how near to victory, and their clocks. */
import { el, picture, svg, the } from "../lib/dom.js";
import { line } from "../scene/parts.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { toAct } from "./state.js";
import { isPaused, secondsLeft } from "./timing.js";

/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("./players.js").Moment} Now */

const WARN_S = 10;
const LONG = /\S{9}/; // names with such a word have smaller letters
const SIDE = 12; // beside the row of players on a phone

export class Panel {
  /**
   * @param {() => number} serverTime
   * @param {string[]} levels of bots, the weakest first
   */
  constructor(serverTime, levels) {
    this.serverTime = serverTime;
    this.levels = levels;
    this.list = the("players");
    /** @type {Map<number, {row: HTMLElement, said: string}>} what is drawn, by seat */
    this.rows = new Map();
    /** @type {import("../wire.js").Clock[]} */
    this.clocks = [];
    this.warned = false;
    setInterval(() => this.tick(), 250);
  }

  /** @param {Now} now */
  draw(now) {
    const seats = now.seats ?? [];
    // From the own seat on: where many play, it must not be the one that is out of sight.
    const first = Math.max(0, seats.findIndex((seat) => seat.mine));
    const around = [...seats.slice(first), ...seats.slice(0, first)];
    const rows = around.map((seat, i) => this.kept(seat.seat, this.row(seat, now, !i && seat.mine)));
    const drawn = this.list.children;
    if (drawn.length !== rows.length || rows.some((row, i) => row !== drawn[i]))
      this.list.replaceChildren(...rows);
    for (const many of [3, 4, 5, 6, 7]) this.list.closest(".table")?.classList.toggle(`from-${many}`, rows.length >= many);
    this.clocks = now.clocks ?? [];
    this.warned = false;
    this.tick();
    this.follow(); // a clock makes its row wider
  }

  /**
   * The row that a seat has, if a new one would say the same: so it stays what it is.
   * @param {number} seat
   * @param {HTMLElement} row
   */
  kept(seat, row) {
    const said = row.outerHTML;
    const old = this.rows.get(seat);
    if (old?.said === said) return old.row;
    this.rows.set(seat, { row, said });
    return row;
  }

  /** Where not all have room side by side, the one whose turn it is comes into sight. */
  follow() {
    const box = this.list.parentElement;
    const active = this.list.querySelectorAll(".active");
    if (!box || box.scrollWidth <= box.clientWidth || active.length > 1) return;
    const [chip] = active;
    if (!(chip instanceof HTMLElement)) return;
    const own = this.list.querySelector(".own");
    const least = own && own !== chip ? own.clientWidth : 0;
    const left = chip.offsetLeft - this.list.offsetLeft;
    const right = left + chip.offsetWidth - box.clientWidth + 2 * SIDE;
    if (chip === own) return; // it stays in sight
    if (left - least - SIDE < box.scrollLeft) box.scrollLeft = left - least - SIDE;
    else if (right > box.scrollLeft) box.scrollLeft = right;
  }

  /** A choice was made: until the answer comes it is nobody's turn. */
  rest() {
    for (const [seat, { row }] of this.rows) {
      if (!row.classList.contains("active")) continue;
      row.classList.remove("active");
      this.rows.delete(seat); // it says something else now
    }
    this.list.querySelector(".badge.turn")?.remove();
  }

  /** @param {Player} seat @param {Now} now @param {boolean} [own] */
  row(seat, now, own) {
    const playing = now.phase === "playing";
    const yours = seat.mine && playing && seat.active && (!now.reacts || toAct(now));
    const away = seat.connected === false && !seat.free;
    const classes = ["player", own && "own", seat.active && "active", away && "away"];
    return el(
      "li",
      { class: classes.filter(Boolean).join(" "), "data-seat": String(seat.seat) },
      face(seat),
      el(
        "div",
        { class: "player-who" },
        el("span", { class: `player-name bold clamp${LONG.test(seat.name ?? "") ? " long" : ""}`, title: seat.name }, seat.name || t("table-free"), isYou(seat, now.seats) && you(seat)),
        el("span", { class: "player-role muted cut" }, seat.role),
      ),
      el(
        "div",
        { class: "player-end row" },
        el("span", { class: "clock figures tint", hidden: true }),
        away && el("span", { class: "badge away" }, t("room-away")),
        yours && el("span", { class: "badge turn" }, t("table-your-turn")),
        seat.chosen && picture("icon-check", "icon has-chosen", t("table-has-chosen")),
        seat.bot && this.level(seat),
      ),
      Boolean(seat.parts?.length) &&
        el("p", { class: "player-goal row wrap muted fine" }, seat.score && score(seat.score), ...line(seat.parts ?? [], 28)),
    );
  }

  /** How strong a bot is; what it is like is told to whoever wants to know. @param {Player} seat */
  level({ bot = "", style = "" }) {
    const height = this.levels.indexOf(bot) + 1;
    const dots = height ? this.levels.map((_, i) => el("i", { class: `dot ${i < height ? "full" : ""}` })) : [];
    return el(
      "span",
      { class: "bot wrap fine bold", title: style },
      picture("icon-robot", "icon tiny"),
      el("span", { class: "bot-level" }, strength(bot)),
      el("span", { class: "dots", "aria-hidden": "true" }, ...dots),
    );
  }

  tick() {
    for (const clock of this.list.querySelectorAll(".clock:not([hidden])"))
      if (!this.clocks.some(({ seat }) => clock.closest(`[data-seat="${seat}"]`)))
        clock.toggleAttribute("hidden", true);
    for (const clock of this.clocks) {
      const shown = this.list.querySelector(`[data-seat="${clock.seat}"] .clock`);
      if (clock.kind !== "turn" || !(shown instanceof HTMLElement)) continue;
      const left = secondsLeft(clock, this.serverTime());
      shown.hidden = false;
      shown.textContent = span(left);
      shown.classList.toggle("short", left < WARN_S);
      if (left < WARN_S && !this.warned && !isPaused(clock)) {
        this.warned = true;
        sound("warn");
      }
    }
  }
}

/** A face in the colour that was chosen, with the role's picture as a small badge. @param {Player} player */
export function face({ face: symbol, colour, symbol: role, classes = [] }) {
  const drawn = picture(symbol || "empty-seat", ["face", colour && `of-${colour}`].filter(Boolean).join(" "));
  drawn.setAttribute("viewBox", "0 0 48 48");
  if (role)
    drawn.append(
      svg("circle", { cx: 37, cy: 37, r: 12, class: "role-back" }),
      svg("use", { href: "#" + role, x: 27, y: 27, width: 20, height: 20, class: classes.join(" ") }),
    );
  return drawn;
}

/** Whether it is the reader who plays there: nobody can say so where several share the screen. @param {Player} seat @param {Player[]} [seats] */
function isYou(seat, seats = [seat]) {
  const here = seats.filter(({ mine, bot }) => mine && !bot);
  return here.length === 1 && here[0].seat === seat.seat;
}

/** In a lesson that is the name already. @param {Player} seat */
function you({ name = "" }) {
  const tag = t("table-you");
  return name.toLowerCase() !== tag.toLowerCase() && el("small", { class: "you muted fine" }, ` ${tag}`);
}

/** How strong a bot is; one of the operator's own has a name instead. @param {string} bot */
export function strength(bot) {
  const [own] = bot.split(":").slice(1);
  return own ?? t(`level-${bot}`);
}

/** @param {Player} seat @param {Player[]} [seats] */
export function roleOf(seat, seats) {
  return [seat.role, isYou(seat, seats) && t("table-you")].filter(Boolean).join(", ");
}

/** How far a seat is, at a glance; the words beside it say the same. @param {[number, number]} score */
function score([value, of]) {
  const shown = String(value).replace("-", "\u2212");
  return el(
    "b",
    { class: "score", "aria-hidden": "true" },
    Boolean(of) &&
      svg(
        "svg",
        { viewBox: "0 0 44 44", class: "ring rigid" },
        svg("circle", { cx: 22, cy: 22, r: 18, pathLength: of, "stroke-dasharray": dashes(of, of) }),
        svg("circle", {
          ...{ cx: 22, cy: 22, r: 18, pathLength: of, class: "done" },
          "stroke-dasharray": dashes(Math.min(value, of), of),
        }),
        svg("text", { x: 22, y: 22 }, shown),
      ),
    el("span", { class: "score-short" }, of ? `${shown}/${of}` : shown),
  );
}

/** So many strokes of a ring that has room for `of`. @param {number} count @param {number} of */
function dashes(count, of) {
  return count ? `${"0.66 0.34 ".repeat(count - 1)}0.66 ${of}` : `0 ${of}`;
}

/** A length of time, short. @param {number} seconds */
function span(seconds) {
  if (seconds < 90) return t("time-seconds", { n: Math.ceil(seconds) });
  if (seconds < 5400) return t("time-minutes", { n: Math.round(seconds / 60) });
  return t("time-hours", { n: Math.round(seconds / 3600) });
}
