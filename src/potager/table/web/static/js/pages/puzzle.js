// @ts-check
/** The page of a puzzle: one position, one choice, and what each is worth. It remembers the answers. */
import { announce, note } from "../lib/announce.js";
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
import { choosing, start } from "./skeleton.js";
import { keep, kept, streak } from "./streak.js";

/** @typedef {import("../wire.js").PuzzleAnswered} PuzzleAnswered */
/** @typedef {import("../wire.js").PuzzleShown} PuzzleShown */
/** @typedef {import("../wire.js").HintedChoice} HintedChoice */

const page = the("puzzle").dataset;
const source = page.source ?? "";
const date = page.date ?? "";
/** @type {{decision: import("../wire.js").Decision | null, question: string}} */
const puzzle = { decision: null, question: "" };

const { store, stage } = choosing({}, {
  ask: (_, path) => void preview(path),
  point: () => {},
  why: () => note(t("puzzle.not-lit")),
  chosen: (_, path) => void choose(path, true),
  space: () => false,
});

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
  const scene = sceneOf(null, shown.frame);
  store.step({ type: "draws", scene });
  await stage.show(scene, "", 0);
  puzzle.decision = shown.decision ?? null;
  drawSides(shown.frame.statuses ?? []);
  puzzle.question = shown.question ?? "";
  const before = kept(date);
  if (before) await choose(before.path, false);
  else offer();
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
    store.step({ ...(await json(`${source}/preview?${query}`)), type: "previewed" });
  } catch {
    return; // the choice can be made all the same
  }
}

/** @param {string[]} path @param {boolean} fresh whether it was chosen just now */
async function choose(path, fresh) {
  store.step({ type: "says", words: "…" });
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
  store.step({ type: "says", words: title });
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
  return choiceRow(one, mine && el("small", {}, t("puzzle.yours")), { "data-best": best, onclick: () => light(one) });
}

/** Mark a choice in the scene. @param {HintedChoice} one */
function light({ path = [] }) {
  for (const node of stage.root.querySelectorAll(".hinted")) node.classList.remove("hinted", "legal");
  for (const step of path) for (const node of stage.nodesOf(tapped(step))) node.classList.add("hinted", "legal");
  markPath(stage.root, path);
}

function drawStreak() {
  const { days, best } = streak(date, page.today === "yes");
  the("streak").hidden = !days && !best;
  the("streak").textContent = t("puzzle.streak", { n: days, best });
}

await start(page, () => void show());
drawStreak();
await show();
