// @ts-check
/**
 * The analysis beside a replay: the curve of winning chances, luck apart from skill, accuracy, and
 * the choices that decided the match. It is computed once, on request; a click jumps to the moment.
 */
import { announce } from "../lib/announce.js";
import { el, spaced, svg, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { line, words } from "../scene/parts.js";
import { markPath } from "../choosing/marks.js";
import { asked, turningPoint as decidedOn } from "../table/aftermath.js";
import { percent, t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Analysed} Analysed */
/** @typedef {import("../wire.js").Turned} Turned */
/** @typedef {import("../wire.js").ReplayLog} ReplayLog */
/** @typedef {import("../wire.js").SeatStatus} SeatStatus */

const WIDTH = 320;
const HEIGHT = 110;
const LEFT = 34; // room for the figures
const ASK_AGAIN_MS = 1000;
const MOST = 3; // turning points, or one's own costliest choices
const OTHERS = 2; // after one's own

const box = the("analysis");
const inside = the("analysis-inside");
const page = box.dataset;
const total = Math.max(1, Number(page.total));
/** @type {string[]} */
const names = JSON.parse(page.seats ?? "[]");
const slider = /** @type {HTMLInputElement} */ (the("slider"));
const scene = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene")));
let fetched = false;
let wanted = location.hash === "#analysis"; // who comes by that link asks for it
/** @type {Turned | null} the turning point that one went to */
let at = null;
/** @type {SeatStatus[]} how the seats look */
let looks = [];
/** @type {ReplayLog | null} */
let log = null;

/** A change of chances, with its sign. @param {number} change */
function points(change) {
  const value = Math.round(100 * change);
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
}

/** @param {number} seq */
const across = (seq) => LEFT + ((WIDTH - LEFT - 4) * seq) / total;
/** @param {number} chance */
const down = (chance) => 4 + (HEIGHT - 8) * (1 - chance);

/** @param {"GET" | "POST"} method */
async function ask(method) {
  try {
    const answer = await fetch(page.source ?? "", { method });
    const found = await answer.json();
    if (found.seats?.length && !log) await knowSeats();
    draw(answer.ok ? found : { problem: found.problem ?? t("analysis-failed") });
  } catch {
    draw({ problem: t("analysis-failed") });
  }
}

/** Who played, how their seats look, and how it ended. */
async function knowSeats() {
  const replay = (page.source ?? "").replace(/\/analysis$/, "");
  /** @type {[ReplayLog | null, import("../wire.js").Replayed | null]} */
  const [known, start] = await Promise.all([asked(`${replay}/log`), asked(`${replay}?layout=wide&first=0&count=1`)]);
  log = known;
  looks = start?.frames[0]?.statuses ?? [];
}

/** The moment on which it turned, as the table says it after the match. @param {Analysed} found */
function decisive(found) {
  if (!log) return null;
  const { seat: own, seats, lines, result = [], team, resigned } = log;
  const winners = seats.map(({ seat }) => seat).filter((seat) => (result[seat] ?? 0) > 0);
  const ending = { verdict: "", result, winners, team, resigned };
  return decidedOn(found, { ending, seats: seats.map((one) => ({ ...one, mine: one.seat === own })) }, [...lines].reverse());
}

/** Whose own costliest choices come first: the seat of a reader who has lost. */
function loser() {
  const own = log?.seat ?? -1;
  return (log?.result?.[own] ?? 0) < 0 && !log?.team ? own : -1;
}

/** The choices that are listed, one's own apart, each part with the moment first on which it turned. @param {Analysed} found */
function listed({ turned = [] }, /** @type {{seq: number} | null} */ moment) {
  const first = (/** @type {Turned[]} */ some, /** @type {number} */ most) => {
    const key = some.find((one) => one.seq === moment?.seq);
    return (key ? [key, ...some.filter((one) => one !== key)] : some).slice(0, most);
  };
  const own = first(turned.filter((one) => one.seat === loser()), MOST);
  return { own, others: first(turned.filter((one) => one.seat !== loser()), own.length ? OTHERS : MOST) };
}

/** @param {Analysed} found */
function draw(found) {
  if (found.problem) {
    inside.replaceChildren(el("p", { class: "problem bold", role: "alert" }, found.problem));
  } else if (found.seats?.length) {
    const moment = decisive(found);
    const { own, others } = listed(found, moment);
    const said = moment && ![...own, ...others].some(({ seq }) => seq === moment.seq) && [luckyMoment(moment)];
    inside.replaceChildren(curve({ ...found, turned: [...own, ...others] }), skill(found), ...(said || []), ...turningPoints(own, others), el("p", { class: "muted fine" }, t("analysis-points"), " ", reading(found)));
    markNow();
  } else if (found.began) {
    drawProgress(found);
    setTimeout(() => void ask("GET"), ASK_AGAIN_MS);
  } else {
    const begin = () => {
      drawProgress({ began: true });
      void ask("POST");
    };
    if (wanted) {
      wanted = false;
      return begin();
    }
    inside.replaceChildren(
      el("p", { class: "muted fine" }, t("analysis-about")),
      el("button", { type: "button", class: "button go", onclick: begin }, t("analysis-begin")),
    );
  }
}

/** How to read the figures. @param {Analysed} found */
function reading({ exact, shared, timed }) {
  const told = [t(exact ? "analysis-exact" : "analysis-search")];
  if (shared) told.push(t("analysis-shared"));
  if (timed && !exact) told.push(t("analysis-timed"));
  return told.join(" ");
}

/** @param {Analysed} found */
function drawProgress({ done = 0, total: of = 0 }) {
  const said = done ? t("analysis-at", { done, total: of }) : t("analysis-waits");
  const bar = el("progress", { class: "broad", "aria-label": t("analysis-progress") });
  if (done && of) Object.assign(bar, { value: done, max: of });
  inside.replaceChildren(el("p", { role: "status" }, said), bar);
}

/** Colours for seats that have none in their game. */
const COLOURS = [
  "light-dark(#b23a48, #ff8d98)", "light-dark(#2a6fc9, #8cbcff)", "light-dark(#4a7a45, #9fd08f)", "light-dark(#8a6a10, #f0c75a)",
  "light-dark(#7b5a99, #cfaef0)", "light-dark(#b8561f, #ffab75)", "light-dark(#6f4b2e, #d3ab8a)", "light-dark(#50565e, #c3cad3)",
]; // prettier-ignore
const DASHES = ["none", "7 3", "2 3", "10 3 2 3"]; // which tell lines apart that look alike

/** The line of a seat: in its colour, if the game gives it one. @param {number} seat */
function strokeOf(seat) {
  const { symbol = "", classes = [] } = looks[seat] ?? {};
  const colour = symbol.startsWith("chip-") ? symbol.slice("chip-".length) : classes[0];
  const plain = COLOURS[seat % COLOURS.length];
  const stroke = colour ? `light-dark(var(--dark, ${plain}), var(--light, ${plain}))` : plain;
  return { class: colour ?? "", stroke, "stroke-dasharray": DASHES[seat % DASHES.length] };
}

/** Winning chances over the match. Who always have the same share a line. @param {Analysed} found */
function curve({ curve: all = [], turned = [] }) {
  const seats = all[0]?.chances.map((_, seat) => seat) ?? [];
  const together = seats.length > 1 && all.every(({ chances }) => chances.every((one) => Math.abs(one - chances[0]) < 1e-6));
  const lines = (together ? [0] : seats).map((seat) =>
    svg("polyline", {
      ...{ fill: "none", ...strokeOf(seat), "stroke-width": 2, "stroke-linejoin": "round" },
      points: all.map(({ seq, chances }) => `${across(seq).toFixed(1)},${down(chances[seat]).toFixed(1)}`).join(" "),
    }),
  );
  const dots = turned.map(({ seq, seat, chance }) =>
    svg("circle", { fill: "var(--card)", ...strokeOf(together ? 0 : seat), "stroke-dasharray": "none", "stroke-width": 2.5, cx: across(seq + 1), cy: down(chance), r: 4.5 }),
  );
  const drawn = svg(
    "svg",
    { class: "curve broad", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("analysis-curve") },
    ...[1, 0.5, 0].map((chance) =>
      svg(
        "g",
        {},
        svg("line", { stroke: "var(--rule)", x1: LEFT, x2: WIDTH - 4, y1: down(chance), y2: down(chance) }),
        svg("text", { fill: "var(--muted)", "font-size": 10, "text-anchor": "end", x: LEFT - 5, y: down(chance) + 3 }, percent(chance)),
      ),
    ),
    svg("line", { id: "curve-now", stroke: "var(--ink)", "stroke-width": 1.5, "stroke-dasharray": "3 3", y1: 2, y2: HEIGHT - 2 }),
    ...lines,
    ...dots,
  );
  drawn.addEventListener("click", ({ clientX }) => {
    const { left, width } = drawn.getBoundingClientRect();
    const x = ((clientX - left) * WIDTH) / width;
    jump(Math.round(((x - LEFT) * total) / (WIDTH - LEFT - 4)));
  });
  return drawn;
}

/** Accuracy, and where the changes came from, for each player. @param {Analysed} found */
function skill({ seats = [] }) {
  return el(
    "ul",
    { class: "skill figures stack" },
    ...seats.map((one) => {
      const stroke = svg("line", { ...strokeOf(one.seat), "stroke-width": 3, x1: 0, x2: 24, y1: 5, y2: 5 });
      const key = svg("svg", { class: "key", viewBox: "0 0 24 10", width: 24, height: 10, "aria-hidden": "true" }, stroke);
      const parts = [part("luck", one.luck), part("own", one.own), seats.length > 1 && part("others", one.others)];
      return el(
        "li",
        { class: "row wrap ruled" },
        key,
        el("span", { class: "bold grows cut" }, names[one.seat] ?? ""),
        el(
          "span",
          { class: "accuracy", title: t("analysis-choices", { best: one.best, n: one.choices }) },
          t("analysis-accuracy"),
          " ",
          el("b", {}, percent(one.accuracy)),
        ),
        el("span", { class: "skill-parts flow muted fine whole" }, ...parts),
      );
    }),
  );
}

/** @param {"luck" | "own" | "others"} what @param {number} change */
function part(what, change) {
  return el("span", { title: t(`analysis-${what}-is`) }, t(`analysis-${what}`), " ", el("b", {}, points(change)));
}

/** What was no choice of anybody, as luck is. @param {import("../table/aftermath.js").Turning} moment */
function luckyMoment({ told, parts, seq }) {
  const go = el("button", { type: "button", onclick: () => jump(seq) }, el("b", {}, told), el("span", {}, ...spaced(line(parts))));
  return el("div", { class: "turned" }, go);
}

/** The choices that cost most, each a way to its moment. @param {Turned[]} own @param {Turned[]} others */
function turningPoints(own, others) {
  if (!own.length && !others.length) return [el("p", {}, t("analysis-no-mistake"))];
  const list = (/** @type {string} */ title, /** @type {Turned[]} */ some) =>
    some.length ? [el("h3", {}, title), el("ol", { class: "turned stack" }, ...some.map((one) => el("li", {}, turningPoint(one))))] : [];
  return [...list(t("analysis-own-worst"), own), ...list(t("analysis-turning-points"), others)];
}

/** @param {Turned} one */
function turningPoint(one) {
  const onclick = () => {
    at = one;
    jump(one.seq);
    announce(t("analysis-shown", { better: words(one.better) }));
  };
  return el(
    "button",
    { type: "button", class: "pill entry broad", onclick },
    el("b", {}, t("analysis-turn", { n: one.turn + 1, name: names[one.seat] ?? "" })),
    choice("chosen", one.chosen, one.chance),
    choice("better", one.better, one.chance_better),
    Boolean(one.reason) && el("small", { class: "muted fine" }, one.reason ?? ""),
  );
}

/** What was chosen, or would have been better, in the colour of its marks. @param {"chosen" | "better"} which @param {import("../wire.js").Part[]} parts @param {number} chance */
function choice(which, parts, chance) {
  const said = el("span", { class: "turned-said" }, ...spaced(line(parts)));
  return el("span", { class: `turned-choice ${which}` }, el("b", {}, t(`analysis-${which}`)), " ", said, " ", el("b", {}, percent(chance)));
}

/** Show that moment of the replay. @param {number} seq */
function jump(seq) {
  slider.value = String(seq);
  slider.dispatchEvent(new Event("input"));
}

/** Where the replay is, and where a turning point was decided. */
function markNow() {
  const now = Number(slider.value);
  const x = across(now);
  const point = at?.seq === now ? at : null;
  markPath(scene, point?.chosen_path ?? [], "was-chosen");
  markPath(scene, point?.better_path ?? [], "would-be-better");
  for (const end of ["x1", "x2"]) document.getElementById("curve-now")?.setAttribute(end, String(x));
}

const moves = new MutationObserver(markNow);
moves.observe(the("at"), { childList: true, characterData: true, subtree: true });
moves.observe(scene, { attributeFilter: ["viewBox"] }); // another layout
box.addEventListener("toggle", () => {
  document.body.classList.toggle("analysing", box.hasAttribute("open"));
  box.scrollTop = 0; // the focus on its heading has moved it
  if (!fetched && box.hasAttribute("open")) void ask("GET");
  fetched ||= box.hasAttribute("open");
});
if (wanted && layout() !== "phone") box.setAttribute("open", ""); // there it would leave the scene no room
