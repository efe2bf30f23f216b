// @ts-check
/** The players: who sits where, whose turn it is, how near to victory, and their clocks. */
import { el, line, picture, svg, the } from "./dom.js";
import { secondsLeft } from "./hourglass.js";
import { sound } from "./sounds.js";

/** @typedef {import("./wire.js").Seat} Seat */
/** @typedef {import("./wire.js").Now} Now */

const WARN_S = 10;

/** What somebody can ask for in the list of players. */
/** @typedef {{replace: (seat: number) => void, takeSeat: (seat: number) => void}} Asks */

export class Panel {
  /**
   * @param {() => number} serverTime
   * @param {Asks} asks
   * @param {string[]} levels of bots, the weakest first
   */
  constructor(serverTime, asks, levels) {
    this.serverTime = serverTime;
    this.asks = asks;
    this.levels = levels;
    this.list = the("players");
    /** @type {import("./hourglass.js").Clock[]} */
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
    this.list.replaceChildren(...around.map((seat) => this.row(seat, now)));
    this.clocks = now.clocks ?? [];
    this.warned = false;
    this.tick();
  }

  /** A choice was made: until the answer comes it is nobody's turn. */
  rest() {
    for (const row of this.list.querySelectorAll(".active")) row.classList.remove("active");
    this.list.querySelector(".badge.turn")?.remove();
  }

  /** @param {Seat} seat @param {Now} now */
  row(seat, now) {
    const playing = now.phase === "playing";
    const yours = seat.mine && playing && seat.active;
    const classes = [
      "player",
      seat.active && "active",
      seat.connected === false && "away",
      seat.bot && seat.role && "by-role",
    ];
    return el(
      "li",
      { class: classes.filter(Boolean).join(" "), "data-seat": String(seat.seat) },
      el(
        "div",
        { class: "player-head" },
        face(seat),
        el(
          "div",
          { class: "player-who" },
          el("span", { class: "player-name", title: seat.name }, seat.name || "Free seat"),
          el("span", { class: "player-role" }, roleOf(seat)),
        ),
        el("span", { class: "clock", hidden: true }),
        yours && el("span", { class: "badge turn" }, "Your turn"),
        seat.chosen && picture("icon-check", "icon has-chosen", "has chosen"),
        seat.bot && this.level(seat.bot),
      ),
      Boolean(seat.parts?.length) &&
        el("p", { class: "player-goal" }, seat.score && score(seat.score), ...line(seat.parts ?? [], 28)),
      this.absence(seat, now),
    );
  }

  /** What can be done about an empty chair. @param {Seat} seat @param {Now} now */
  absence(seat, now) {
    if (now.phase !== "playing") return null;
    if (seat.bot && seat.mine)
      return this.offer("A bot plays for you.", "Take the seat back", () =>
        this.asks.takeSeat(seat.seat),
      );
    if (seat.connected !== false || seat.mine || seat.bot) return null;
    if (!seat.replaceable || now.seat < 0)
      return el("p", { class: "player-away" }, "is away, and can come back at any time");
    return this.offer(`Away for ${span(seat.away_s ?? 0)}.`, "Let a bot play", () =>
      this.asks.replace(seat.seat),
    );
  }

  /** @param {string} text @param {string} label @param {() => void} onclick */
  offer(text, label, onclick) {
    return el(
      "p",
      { class: "player-away" },
      text,
      el("button", { type: "button", class: "button small", onclick }, label),
    );
  }

  /** How strong a bot is. @param {string} bot its level */
  level(bot) {
    const height = this.levels.indexOf(bot) + 1;
    const dots = this.levels.map((_, i) => el("i", { class: i < height ? "full" : "" }));
    return el(
      "span",
      { class: "bot" },
      picture("icon-robot", "icon tiny"),
      el("span", { class: "bot-level" }, bot),
      el("span", { class: "dots", "aria-hidden": "true" }, ...dots),
    );
  }

  tick() {
    for (const clock of this.list.querySelectorAll(".clock"))
      if (clock instanceof HTMLElement) clock.hidden = true;
    for (const clock of this.clocks) {
      const shown = this.list.querySelector(`[data-seat="${clock.seat}"] .clock`);
      if (clock.kind !== "turn" || !(shown instanceof HTMLElement)) continue;
      const left = secondsLeft(clock, this.serverTime());
      shown.hidden = false;
      shown.textContent = span(left);
      shown.classList.toggle("short", left < WARN_S);
      if (left < WARN_S && !this.warned && !clock.paused) {
        this.warned = true;
        sound("warn");
      }
    }
  }
}

/** A person's face in the colour they chose, with the role's picture. @param {Seat} seat */
export function face(seat) {
  const symbol = seat.symbol || (seat.bot ? "bot-face" : seat.free ? "empty-seat" : "person-face");
  const classes = ["face", seat.colour && `of-${seat.colour}`, ...(seat.classes ?? [])];
  return picture(symbol, classes.filter(Boolean).join(" "));
}

/** @param {Seat} seat */
export function roleOf({ role = "", mine, bot }) {
  return [role, mine && !bot && "you"].filter(Boolean).join(", ");
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
        { viewBox: "0 0 44 44", class: "ring" },
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
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
