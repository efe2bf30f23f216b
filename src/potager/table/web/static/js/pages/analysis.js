// @ts-check
/**
 * The analysis beside a replay: the curve of winning chances, luck apart from skill, accuracy, and
 * the choices that decided the match. It is computed once, on request; a click jumps to the moment.
 */
import { announce } from "../lib/announce.js";
import { el, spaced, svg, the } from "../lib/dom.js";
import { line, words } from "../scene/parts.js";
import { markPath } from "../choosing/marks.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Analysed} Analysed */
/** @typedef {import("../wire.js").Turned} Turned */

const WIDTH = 320;
const HEIGHT = 110;
const LEFT = 34; // room for the figures
const ASK_AGAIN_MS = 1000;
const MOST = 3; // turning points

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

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)}%`;

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
    draw(answer.ok ? found : { problem: found.problem ?? t("analysis-failed") });
  } catch {
    draw({ problem: t("analysis-failed") });
  }
}

/** @param {Analysed} found */
function draw(found) {
  if (found.problem) {
    inside.replaceChildren(el("p", { class: "problem bold", role: "alert" }, found.problem));
  } else if (found.seats?.length) {
    const turned = found.turned?.slice(0, MOST);
    inside.replaceChildren(curve({ ...found, turned }), skill(found), ...turningPoints({ turned }), el("p", { class: "muted fine" }, t(found.exact ? "analysis-exact" : "analysis-search")));
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

/** @param {Analysed} found */
function drawProgress({ done = 0, total: of = 0 }) {
  const said = done ? t("analysis-at", { done, total: of }) : t("analysis-waits");
  const bar = el("progress", { class: "broad", "aria-label": t("analysis-progress") });
  if (done && of) Object.assign(bar, { value: done, max: of });
  inside.replaceChildren(el("p", { role: "status" }, said), bar);
}

/** The seats' colours. */
const COLOURS = [
  "light-dark(#b23a48, #ff8d98)", "light-dark(#2a6fc9, #8cbcff)", "light-dark(#4a7a45, #9fd08f)", "light-dark(#8a6a10, #f0c75a)",
  "light-dark(#7b5a99, #cfaef0)", "light-dark(#b8561f, #ffab75)", "light-dark(#6f4b2e, #d3ab8a)", "light-dark(#50565e, #c3cad3)",
]; // prettier-ignore

/** Winning chances over the match. Who always have the same share a line. @param {Analysed} found */
function curve({ curve: all = [], turned = [] }) {
  const seats = all[0]?.chances.map((_, seat) => seat) ?? [];
  const together = seats.length > 1 && all.every(({ chances }) => chances.every((one) => Math.abs(one - chances[0]) < 1e-6));
  const lines = (together ? [0] : seats).map((seat) =>
    svg("polyline", {
      ...{ fill: "none", stroke: COLOURS[seat], "stroke-width": 2, "stroke-linejoin": "round" },
      points: all.map(({ seq, chances }) => `${across(seq).toFixed(1)},${down(chances[seat]).toFixed(1)}`).join(" "),
    }),
  );
  const dots = turned.map(({ seq, seat, chance }) =>
    svg("circle", { fill: "var(--card)", stroke: COLOURS[together ? 0 : seat], "stroke-width": 2.5, cx: across(seq + 1), cy: down(chance), r: 4.5 }),
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
      const key = el("i", { class: "dot", "aria-hidden": "true" });
      key.style.background = COLOURS[one.seat];
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

/** The choices that cost most, each a way to its moment. @param {Analysed} found */
function turningPoints({ turned = [] }) {
  if (!turned.length) return [el("p", {}, t("analysis-no-mistake"))];
  return [
    el("h3", {}, t("analysis-turning-points")),
    el("ol", { class: "turned stack" }, ...turned.map((one) => el("li", {}, turningPoint(one)))),
  ];
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
if (wanted) box.setAttribute("open", "");
