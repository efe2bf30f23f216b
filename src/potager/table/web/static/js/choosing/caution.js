// @ts-check
/**
 * A question before a choice that people may regret: the game says which, and asks it in its own
 * words. Each is asked once, and not when the sand is nearly out; while it runs, the board stays in sight.
 */
import { ask, dialog } from "../lib/dialogs.js";
import { t } from "../lib/texts.js";

/** Who has no more seconds than these has no time for a question. */
const HURRY_S = 8;

export class Caution {
  /** @param {() => number} left the seconds of sand */
  constructor(left) {
    this.left = left;
    this.answered = ""; // the question to which somebody has said yes
    this.open = ""; // the decision about which is asked
  }

  /** Whether a choice may be made. @param {import("./paths.js").Choice} choice */
  async allows({ branch, decision }) {
    const question = branch.ask ?? "";
    if (!question || !decision || question === this.answered || this.left() < HURRY_S) return true;
    this.open = decision.id;
    dialog("question").classList.toggle("aside", this.left() < Infinity);
    const sure = await ask(question, t("table-all-the-same"), t("table-not-yet"));
    const stands = this.open === decision.id;
    this.open = "";
    dialog("question").classList.remove("aside");
    if (sure && stands) this.answered = question;
    return sure && stands;
  }

  /** What can be chosen now: a question about something else is over. @param {import("../wire.js").Decision[]} decisions */
  offered(decisions) {
    const asked = decisions.flatMap(({ branches }) => branches).map((branch) => branch.ask);
    if (asked.length && !asked.includes(this.answered)) this.answered = "";
    if (!this.open || decisions.some(({ id }) => id === this.open)) return;
    this.open = "";
    dialog("question").close();
  }
}
