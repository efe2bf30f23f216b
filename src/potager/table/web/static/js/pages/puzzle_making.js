// @ts-check
/** The page of a puzzle that is still being made: asks how far that is, and shows it once it is there. */
import { the } from "../lib/dom.js";
import { t } from "../lib/texts.js";

const ASK_AGAIN_MS = 1500;

async function ask() {
  try {
    const answer = await fetch(the("puzzle").dataset.source ?? "");
    /** @type {import("../wire.js").PuzzleShown} */
    const { frame, done, problem } = await answer.json();
    if (frame) return location.reload();
    if (problem) the("making").textContent = problem;
    else if (done) the("making").textContent = t("puzzle.tried", { n: done });
  } catch {
    the("making").textContent = t("puzzle.failed");
  }
  setTimeout(() => void ask(), ASK_AGAIN_MS);
}

void ask();
