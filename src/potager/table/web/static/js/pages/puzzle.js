// @ts-check
/** The page of a puzzle: one position, one choice, and what each is worth. It remembers the answers. */
import { announce, note } from "../lib/announce.js";
import { sceneOf } from "../scene/changes.js";
import { el, picture, the } from "../lib/dom.js";
import { line } from "../scene/parts.js";
import { Keyboard } from "../choosing/keyboard.js";
import { markPath } from "../choosing/marks.js";
import { roleOf } from "../table/panel.js";
import { Picker } from "../choosing/picker.js";
import { Prompt } from "../choosing/prompt.js";
import { Stage } from "../scene/scene.js";
import { layout, loadArt, onLayout } from "../lib/layout.js";
import { sound } from "../lib/sounds.js";
import { keep, kept, streak } from "./streak.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").PuzzleAnswered} PuzzleAnswered */
/** @typedef {import("../wire.js").PuzzleShown} PuzzleShown */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */

const page = the("puzzle").dataset;
const source = page.source ?? "";
const date = page.date ?? "";
const stage = new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
/** @type {import("../wire.js").Decision | null} */
let decision = null;
let question = "";

const picker = new Picker(stage, {
  changed: () => {
    prompt.draw();
    keyboard.draw();
  },
  ask: (_, path) => void preview(path),
  point: () => {},
  why: () => note(t("puzzle.not-lit")),
  chosen: (_, path) => void choose(path, true),
});
const prompt = new Prompt(picker);
const keyboard = new Keyboard(picker, () => false);

/** @param {string} address @param {RequestInit} [how] */
async function json(address, how) {
  const answer = await fetch(address, how);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.problem ?? "");
  return found;
}

async function show() {
  /** @type {PuzzleShown} */
  const shown = await json(`${source}?layout=${layout()}`);
  if (!shown.frame) return;
  await stage.show(sceneOf(null, shown.frame), "", 0);
  decision = shown.decision ?? null;
  drawSides(shown.frame.statuses ?? []);
  question = shown.question ?? "";
  const before = kept(date);
  if (before) await choose(before.path, false);
  else offer();
}

function offer() {
  if (!decision) return;
  picker.offer([decision], false);
  prompt.set(question, true);
}

/** Whose choice it is, and how far everybody is. @param {import("../wire.js").SeatStatus[]} statuses */
function drawSides(statuses) {
  const sides = statuses.map((one, seat) => ({ ...one, seat, mine: seat === decision?.seat }));
  the("sides").replaceChildren(
    ...sides.map((side) =>
      el(
        "li",
        { class: side.mine ? "mine" : "" },
        picture(side.symbol || "empty-seat", ["mini", ...(side.classes ?? [])].join(" ")),
        el("b", {}, roleOf(side)),
        el("span", { class: "muted" }, ...line(side.parts ?? [], 24)),
      ),
    ),
  );
}

/** @param {string[]} path */
async function preview(path) {
  const query = new URLSearchParams([["layout", layout()], ...path.map((step) => ["path", step])]);
  try {
    picker.previewed(await json(`${source}/preview?${query}`));
  } catch {
    return; // the choice can be made all the same
  }
}

/** @param {string[]} path @param {boolean} fresh whether it was chosen just now */
async function choose(path, fresh) {
  prompt.set("…", false);
  try {
    /** @type {PuzzleAnswered} */
    const answered = await json(source, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path }),
    });
    if (fresh) {
      keep(date, path, answered.right, page.today === "yes");
      sound(answered.right ? "win" : "lose");
    }
    draw(answered);
  } catch (error) {
    note((error instanceof Error && error.message) || t("puzzle.failed"));
    offer();
  }
}

/** @param {PuzzleAnswered} answered */
function draw({ right, chosen, gain, choices }) {
  const title = t(right ? "puzzle.right" : "puzzle.wrong");
  prompt.set(title, false);
  the("answer").hidden = false;
  the("answer").className = `answer card ${right ? "right" : "wrong"}`;
  the("answer").replaceChildren(
    el("div", { class: "hint-head" }, picture(right ? "icon-trophy" : "icon-cross"), el("h2", {}, title)),
    el("p", {}, gain),
    el("ul", { class: "hint-choices" }, ...choices.map((one, i) => el("li", {}, row(one, i === 0, i === chosen)))),
  );
  drawStreak();
  light(choices[0]);
  announce(`${title} ${gain}`);
}

/** @param {HintedChoice} one @param {boolean} best @param {boolean} mine */
function row(one, best, mine) {
  const percent = `${Math.round(100 * (one.chance ?? 0))}%`;
  const bar = el("i", { "aria-hidden": "true" });
  bar.style.width = percent;
  return el(
    "button",
    { type: "button", class: "hint-choice", "data-best": best, onclick: () => light(one) },
    el("b", {}, percent),
    el("span", { class: "hint-words" }, ...line(one.parts), mine && el("small", {}, t("puzzle.yours"))),
    el("span", { class: "hint-bar" }, bar),
  );
}

/** Mark a choice in the scene. @param {HintedChoice} one */
function light({ path = [] }) {
  for (const node of stage.root.querySelectorAll(".hinted")) node.classList.remove("hinted", "legal");
  for (const step of path) for (const node of stage.nodesOf(step)) node.classList.add("hinted", "legal");
  markPath(stage.root, path);
}

function drawStreak() {
  const { days, best } = streak(date, page.today === "yes");
  the("streak").hidden = !days && !best;
  the("streak").textContent = t("puzzle.streak", { n: days, best });
}

onLayout(() => void show());
await loadArt(page.art ?? "");
drawStreak();
await show();
