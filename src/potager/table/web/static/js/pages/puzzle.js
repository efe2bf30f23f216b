// @ts-check
/**
 * The page of a puzzle: one position, three tries, and what each choice is worth once it is over. The
 * server keeps what was tried, and says of no other choice before then what it is worth.
 */
import { announce, note } from "../lib/announce.js";
import { ask, copy } from "../lib/dialogs.js";
import { el, picture, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { sceneOf } from "../scene/changes.js";
import { line } from "../scene/parts.js";
import { choiceRow } from "../choosing/choice_row.js";
import { markPath } from "../choosing/marks.js";
import { tapped } from "../choosing/paths.js";
import { roleOf } from "../table/panel.js";
import { squares, untilNext } from "./puzzle_result.js";
import { choosing, start } from "./skeleton.js";

/** @typedef {import("../wire.js").PuzzleAnswered} PuzzleAnswered */
/** @typedef {import("../wire.js").PuzzleShown} PuzzleShown */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */

const A_MINUTE_MS = 60_000;
const SIGNS = { best: "✓", near: "≈", far: "×" };
const page = the("puzzle").dataset;
const source = page.source ?? "";
const date = page.date ?? "";
/** @type {{decision: import("../wire.js").Decision | null, question: string}} */
const puzzle = { decision: null, question: "" };

const { store, stage } = choosing({}, {
  ask: (_, path) => void preview(path),
  point: () => {},
  why: () => note(t("puzzle-not-lit")),
  chosen: (_, path) => void choose(path),
  space: () => false,
});

/** @param {string} address @param {RequestInit} [how] */
async function json(address, how) {
  const answer = await fetch(address, how).catch(() => {
    throw new Error(t("puzzle-failed"));
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.problem ?? "");
  return found;
}

async function show() {
  /** @type {PuzzleShown} */
  const shown = await json(`${source}?layout=${layout()}`);
  const scene = sceneOf(null, shown.frame);
  store.step({ type: "draws", scene });
  await stage.show(scene, "", 0);
  puzzle.decision = shown.decision;
  drawSides(shown.frame.statuses ?? []);
  puzzle.question = shown.question;
  draw(shown.answered);
}

function offer() {
  if (!puzzle.decision) return;
  store.step({ type: "opens", decisions: [puzzle.decision], roll: false });
  store.step({ type: "says", words: puzzle.question, mine: true });
}

/** Whose choice it is, and how far everybody is. @param {import("../wire.js").SeatStatus[]} statuses */
function drawSides(statuses) {
  const sides = statuses.map((one, seat) => ({ ...one, seat, mine: seat === puzzle.decision?.seat }));
  the("sides").replaceChildren(
    ...sides.map((side) =>
      el(
        "li",
        { class: `entry ${side.mine ? "mine lit" : ""}` },
        picture(side.symbol || "empty-seat", ["mini", ...(side.classes ?? [])].join(" ")),
        el("b", {}, roleOf(side)),
        el("span", { class: "row wrap muted fine" }, ...line(side.parts ?? [], 24)),
      ),
    ),
  );
}

/** @param {string[]} path */
async function preview(path) {
  const query = new URLSearchParams([["layout", layout()], ...path.map((step) => ["path", step])]);
  try {
    store.step({ ...(await json(`${source}/preview?${query}`)), type: "previewed" });
  } catch {
    return; // the choice can be made all the same
  }
}

/** @param {string[]} path */
async function choose(path) {
  store.step({ type: "says", words: "…" });
  await send(source, { headers: { "Content-Type": "application/json" }, body: JSON.stringify({ path }) });
}

async function reveal() {
  if (await ask(t("puzzle-reveal-sure"), t("puzzle-reveal"), t("puzzle-reveal-no"))) await send(`${source}/reveal`, {});
}

/** @param {string} address @param {RequestInit} what */
async function send(address, what) {
  try {
    /** @type {PuzzleAnswered} */
    const answered = await json(address, { method: "POST", ...what });
    sound(answered.ended === "solved" ? "win" : "lose");
    announce(draw(answered));
  } catch (error) {
    note((error instanceof Error && error.message) || t("puzzle-failed"));
    await show().catch(offer); // an answer that was lost on its way may have counted
  }
}

/** Show how far it is; what was said about it. @param {PuzzleAnswered} answered */
function draw(answered) {
  const { tried = [], marks = [], left = 0, best = 0, ended = "", gain = "", choices = [] } = answered;
  const over = Boolean(ended);
  const last = tried.at(-1);
  const yours = last ? t("puzzle-wrong", { yours: of100(last.chance), best: of100(best) }) : "";
  const title = over ? t(ended === "solved" ? "puzzle-right" : "puzzle-missed") : yours;
  drawStreak(answered);
  if (over) store.step({ type: "closes" });
  else offer();
  if (title) store.step({ type: "says", words: over ? title : `${title} ${puzzle.question}`, mine: !over });
  the("answer").hidden = !title;
  the("answer").className = `answer card rigid ${over ? "over " : ""}${ended === "solved" ? "right" : "wrong"}`;
  const listed = over ? choices : tried;
  const button = over
    ? el("button", { type: "button", class: "button go broad", onclick: () => void share(answered) }, t("puzzle-share"))
    : el("button", { type: "button", class: "button outline broad", onclick: () => void reveal() }, t("puzzle-reveal"));
  the("answer").replaceChildren(
    el(
      "div",
      { class: "hint-head row" },
      picture(ended === "solved" ? "icon-trophy" : "icon-cross"),
      el("h2", { class: "grows" }, over ? title : t("puzzle-left", { n: left })),
      el("span", { class: "squares row", "aria-hidden": "true" }, ...marks.map((mark) => el("i", { class: mark }, SIGNS[mark]))),
    ),
    el("p", {}, over ? gain : t("puzzle-best", { best: of100(best) })),
    ...(over ? [button] : []),
    el("ul", { class: "hint-choices stack" }, ...listed.map((one) => el("li", {}, row(one, tried, over && one === choices[0])))),
    ...(over ? [] : [button]),
  );
  light(over ? choices[0] : undefined);
  return title;
}

/** @param {number | undefined} chance */
const of100 = (chance = 0) => Math.round(100 * chance);

/** @param {PuzzleAnswered} answered */
const result = ({ marks = [], ended }) => squares(marks, ended === "solved");

/** @param {HintedChoice} one @param {HintedChoice[]} tried @param {boolean} best */
function row(one, tried, best) {
  const which = tried.findIndex(({ path }) => path?.join(" ") === one.path?.join(" "));
  const nth = which >= 0 ? t(`nth-try-${which + 1}`) : "";
  const mine = nth && el("small", { class: "muted" }, `${t("puzzle-yours")}, ${nth}`);
  return choiceRow(one, mine, { "data-best": best, onclick: () => light(one) });
}

/** Mark a choice in the scene. @param {HintedChoice} [one] */
function light(one) {
  const path = one?.path ?? [];
  for (const node of stage.root.querySelectorAll(".hinted")) node.classList.remove("hinted", "legal");
  for (const step of path) for (const node of stage.nodesOf(tapped(step))) node.classList.add("hinted", "legal");
  markPath(stage.root, path);
}

/** @param {PuzzleAnswered} answered */
function drawStreak({ days = 0, most_days: most = 0, ended }) {
  const today = page.today === "yes";
  const longest = most > days ? ` · ${t("puzzle-streak-most", { n: most })}` : "";
  const said = most ? t("puzzle-streak", { n: days }) + longest : t("puzzle-begin-streak");
  the("streak").hidden = Boolean(ended) && !most;
  the("streak").replaceChildren(picture("icon-trophy"), el("span", {}, today || ended ? said : t("puzzle-too-late")));
}

function drawNext() {
  const { at, hours, minutes } = untilNext(Date.now());
  const time = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const here = page.today !== "yes" || at.toISOString().slice(0, 10) > dayAfter(date);
  const next = the("next-one");
  next.hidden = false;
  if (here) next.replaceChildren(el("a", { href: "/puzzle" }, t("puzzle-next-here")));
  else next.textContent = t("puzzle-next-in", { hours, minutes, time });
}

/** @param {string} day */
function dayAfter(day) {
  return untilNext(Date.parse(day)).at.toISOString().slice(0, 10);
}

/** The result in three lines, which give nothing away. @param {PuzzleAnswered} answered */
async function share(answered) {
  const { days = 0 } = answered;
  const streak = days > 1 ? ` ${t("puzzle-streak", { n: days })}` : "";
  const title = t("puzzle-shared-title", { date, game: page.title ?? "" });
  const text = `${title}\n${result(answered)}${streak}\n${location.origin}/puzzle/${date}`;
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return; // they thought better of it
    }
  }
  if (await copy(text)) note(t("puzzle-shared"));
}

drawNext();
setInterval(drawNext, A_MINUTE_MS);
try {
  await start(page, () => void show());
  await show();
} catch (error) {
  store.step({ type: "says", words: (error instanceof Error && error.message) || t("puzzle-failed") });
}
