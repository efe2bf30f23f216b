// @ts-check
/**
 * The hourglass of the rules: sand that falls, and the seconds that are left. The server's time
 * decides, so every screen shows the same. Any game whose rules set a sand timer has it.
 */
import { announce } from "../lib/announce.js";
import { el, svg, the } from "../lib/dom.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { isPaused, secondsLeft } from "./timing.js";

/** @typedef {import("../wire.js").Clock} Clock */

const HURRY_S = 5;
const LAST_S = 10;
const LONG_S = 100; // from here on minutes are shown
/** When those who listen are told what is left, apart from half of the time. */
const TOLD_AT = [60, LAST_S];

/** The inside of the glass in the drawing's units: each bulb from its flat end to the neck. */
const TOP = 17;
const NECK = 60;
const BOTTOM = 103;
const BULB = NECK - TOP;
const HEAP = 9; // how much higher the heap's middle is than its rim
const SAND = "#f2c14e";
const SAND_DEEP = "#d9a233";
const GLASS = "M21 15H59V34C59 46 43.500 52 43.500 60S59 74 59 86V105H21V86C21 74 36.500 68 36.500 60S21 46 21 34Z";

/**
 * A time as a clock shows it: "38", or "12:05" of a long one, from its first second to its last.
 * @param {number} seconds
 * @param {number} length
 */
function shownTime(seconds, length) {
  const whole = Math.ceil(seconds - 0.001);
  if (length < LONG_S) return String(whole);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export class Hourglass {
  /** @param {() => number} serverTime */
  constructor(serverTime) {
    this.serverTime = serverTime;
    this.box = the("hourglass");
    this.sand = sandInGlass();
    this.seconds = el("b", { class: "sand-seconds figures" });
    this.of = el("span", { class: "sand-of muted" });
    this.box.replaceChildren(this.sand.drawing, el("span", { class: "sand-words" }, this.seconds, this.of));
    /** @type {Clock | null} */
    this.clock = null;
    this.before = Infinity; // what was left when last looked at
    this.moving = false;
    // A page that nobody looks at draws nothing, but still says what is left.
    setInterval(() => this.look(), 500);
  }

  /** @param {Clock[]} clocks */
  set(clocks) {
    const clock = clocks.find(({ kind }) => kind === "hourglass") ?? null;
    if (!clock || clock.length !== this.clock?.length) this.before = Infinity;
    this.clock = clock;
    this.box.hidden = !clock;
    this.box.parentElement?.classList.toggle("with-sand", Boolean(clock));
    if (!clock) return;
    this.box.classList.toggle("paused", isPaused(clock));
    this.box.classList.toggle("long", clock.length >= LONG_S);
    const of = clock.length < LONG_S ? "sand-of-seconds" : "sand-of";
    this.of.textContent = isPaused(clock) ? t("sand-paused") : t(of, { time: shownTime(clock.length, clock.length) });
    this.look();
    if (!this.moving) this.move();
  }

  /** Draw, and again with the next frame while the sand falls. */
  move() {
    this.moving = Boolean(this.clock && !isPaused(this.clock) && this.look());
    if (this.moving) requestAnimationFrame(() => this.move());
  }

  /** Show what is left now, and tell it at a few moments. Returns it. */
  look() {
    if (!this.clock) return 0;
    const { length } = this.clock;
    const paused = isPaused(this.clock);
    const left = secondsLeft(this.clock, this.serverTime());
    const text = shownTime(left, length);
    if (this.seconds.textContent !== text) this.seconds.textContent = text;
    this.box.classList.toggle("hurry", left <= HURRY_S && !paused);
    this.sand.pour(left / length, left > 0 && !paused);
    if (!paused) this.tell(left, length);
    return left;
  }

  /** @param {number} left @param {number} length */
  tell(left, length) {
    const passed = (/** @type {number} */ at) => this.before > at && left <= at;
    if (this.before === Infinity) {
      if (left > length - 2) announce(t("sand-running", { time: spoken(length) }));
    } else if (passed(length / 2) || TOLD_AT.some((at) => at < length / 2 && passed(at))) {
      announce(t("sand-left", { time: spoken(left) }));
    }
    if (this.before !== Infinity && passed(LAST_S)) sound("warn");
    this.before = left;
  }
}

/** @param {number} seconds */
function spoken(seconds) {
  const whole = Math.round(seconds);
  return whole < 120
    ? t("time-spoken-seconds", { n: whole })
    : t("time-spoken-minutes", { n: Math.round(whole / 60) });
}

/** The look of a line. @param {string} stroke @param {number} width */
const line = (stroke, width) => ({ fill: "none", stroke, "stroke-width": width });

/**
 * The drawing. `pour` shows what part of the sand is above, and whether it falls.
 * @returns {{drawing: SVGSVGElement, pour: (above: number, falls: boolean) => void}}
 */
function sandInGlass() {
  const upper = svg("rect", { fill: SAND, x: 18, y: TOP, width: 44, height: BULB + 3 });
  const heap = svg("path", { fill: SAND, d: `M18 ${HEAP}Q30 ${HEAP - 1} 40 0 50 ${HEAP - 1} 62 ${HEAP}V60H18Z` });
  const heapShade = svg("path", { fill: SAND_DEEP, "fill-opacity": 0.7, d: `M40 0Q50 ${HEAP - 1} 62 ${HEAP}V60H46Q50 20 40 0Z` });
  const lower = svg("g", {}, heap, heapShade);
  const stream = svg("path", { class: "sand-stream", ...line(SAND_DEEP, 2.6), "stroke-dasharray": "5 1.5" });
  const drawing = svg(
    "svg",
    { class: "sand-glass rigid", viewBox: "0 0 80 120", "aria-hidden": "true" },
    svg("clipPath", { id: "inside-the-glass" }, svg("path", { d: GLASS })),
    svg("path", { ...line("var(--wood)", 5), d: "M12.500 12V108M67.500 12V108" }),
    svg("path", { fill: "light-dark(#e9f3f6, #3e4a4c)", d: GLASS }),
    svg("g", { "clip-path": "url(#inside-the-glass)" }, upper, stream, lower),
    svg("path", { ...line("light-dark(#8fb6c6, #9dc2cf)", 2.5), "stroke-linejoin": "round", d: GLASS }),
    svg("path", { ...line("#fff", 3), "stroke-opacity": 0.75, "stroke-linecap": "round", d: "M26 20V33Q27 40 32 45M26 100V88Q27 82 31 77" }),
    svg("path", { fill: "var(--wood-edge)", d: "M9 3H71Q75 3 75 7V12Q75 15 71 15H9Q5 15 5 12V7Q5 3 9 3ZM9 105H71Q75 105 75 108V113Q75 117 71 117H9Q5 117 5 113V108Q5 105 9 105Z" }),
    svg("path", { ...line("var(--wood-light)", 2.5), "stroke-linecap": "round", d: "M8 5.500H72M8 107.500H72" }),
  );
  let drawn = "";
  return {
    drawing,
    pour(above, falls) {
      // A bulb is wide at its flat end, so the level moves slowly there and fast at the neck.
      const level = NECK - BULB * Math.min(1, above) ** 0.62;
      const top = BOTTOM + 2 - (BULB - 8) * (1 - Math.min(1, above)) ** 0.62 - HEAP * (above < 1 ? 1 : 0);
      const now = `${level.toFixed(1)} ${top.toFixed(1)} ${falls}`;
      if (now === drawn) return;
      drawn = now;
      upper.setAttribute("y", level.toFixed(1));
      lower.setAttribute("transform", `translate(0 ${top.toFixed(1)})`);
      stream.setAttribute("d", falls ? `M40 ${NECK - 4}V${(top + 2).toFixed(1)}` : "");
    },
  };
}
