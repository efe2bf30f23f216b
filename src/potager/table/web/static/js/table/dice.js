// @ts-check
/** Whether the dice are the server's alone, as the menu says it; and this page's part of them. */
import { the } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { answerTo, verdictOn } from "./salts.js";

/** @typedef {import("./state.js").State} State */

/**
 * Say how the dice are made, and answer each list of salts once.
 * @param {State} state
 * @param {State} before
 * @param {boolean} watches whether this page has no part in it
 * @param {(message: import("../wire.js").BrowserMessage) => void} send
 */
export function drawDice(state, before, watches, send) {
  const { welcome, seats, salts: { told, agreed }, queue: { newest } } = state;
  if (welcome && welcome !== before.welcome) say(whose(welcome.salts));
  if (!newest || newest === before.queue.newest) return;
  const { phase, ending } = newest;
  const mine = watches ? [] : seats.filter((one) => one.mine).map((one) => one.seat);
  const fresh = JSON.stringify(told) !== JSON.stringify(before.salts.told);
  const answer = fresh ? answerTo(told, mine, phase === "waiting-room") : null;
  if (answer) send(answer);
  if (ending && mine.length) say(t(verdictOn(ending, mine)));
  else if (phase !== "waiting-room" && told) say(t("dice-agreeing"));
  else say(whose(agreed));
}

/** @param {string} text */
function say(text) {
  if (text) the("salts").textContent = text;
}

/** @param {import("../wire.js").SaltList | null | undefined} salts */
function whose(salts) {
  return salts ? (salts.shares?.length ? t("dice-shared", { n: salts.shares.length }) : t("dice-none")) : "";
}
