// @ts-check
/** The menu of a match: all that is not a move. */
import { note } from "./announce.js";
import { copy, dialog, openMenu } from "./dialogs.js";
import { the } from "./dom.js";

/** @typedef {import("./wire.js").Now} Now */
/** @typedef {import("./dialogs.js").MenuEntry} MenuEntry */

/**
 * @typedef {object} Around what the menu works with
 * @property {DOMStringMap} page the addresses
 * @property {() => Now | null} now
 * @property {(message: import("./wire.js").BrowserMessage) => void} send
 * @property {() => void} resign
 */

/** @param {Around} around */
export function listenToMenu(around) {
  the("open-menu").addEventListener("click", () => openMenu(entries(around)));
  the("watch-link").addEventListener("click", () => void share(around.page.watch ?? ""));
  for (const button of document.querySelectorAll("[data-copy]"))
    button.addEventListener("click", () => void share(button.getAttribute("data-copy") ?? ""));
}

/** @param {string} address */
async function share(address) {
  if (await copy(address)) note("Copied. Paste it wherever you like.");
}

/** @param {Around} around @returns {MenuEntry[]} */
function entries({ page, now, send, resign }) {
  const moment = now();
  const seat = moment?.seat ?? -1;
  const playing = moment?.phase === "playing" && seat >= 0;
  /** @type {(MenuEntry | false | undefined)[]} */
  const all = [
    playing && moment?.can_undo && { text: "Take back", symbol: "icon-undo", act: offer("undo") },
    playing && moment?.can_draw && { text: "Offer a draw", symbol: "icon-people", act: offer("draw") },
    playing && { text: "Pause", symbol: "icon-pause", act: offer("pause") },
    moment?.phase === "paused" &&
      seat >= 0 && { text: "Go on", symbol: "icon-play", act: () => send({ type: "resume", seat }) },
    playing && { text: "Resign", symbol: "icon-flag", act: resign, strong: true },
    Boolean(page.watch) && {
      text: "Copy the watch link",
      symbol: "icon-eye",
      act: () => void share(page.watch ?? ""),
    },
    Boolean(moment?.ending) && {
      text: "The result",
      symbol: "icon-trophy",
      act: () => document.body.classList.remove("looking"),
    },
    { text: "Picture to share", symbol: "icon-star", act: () => open(page.picture) },
    { text: "Download the record", symbol: "icon-copy", act: () => void download(page.record ?? "") },
    page.host === "yes" && { text: "Chat on or off", symbol: "icon-people", act: switchChat },
    { text: "Keys", symbol: "icon-gear", act: () => dialog("help").showModal() },
    { text: "All games", symbol: "icon-home", act: () => go("/") },
  ];
  return /** @type {MenuEntry[]} */ (all.filter(Boolean));

  /** @param {import("./offers.js").OfferKind} kind */
  function offer(kind) {
    return () => send({ type: "offer", kind, seat });
  }

  function switchChat() {
    send({ type: "set-chat", on: Boolean(the("chat").hidden) });
  }
}

/** Get the record, or stay and say why there is none yet. @param {string} address */
async function download(address) {
  try {
    const answer = await fetch(`${address}?ask`);
    const { problem } = await answer.json();
    if (problem) note(problem);
    else go(address);
  } catch {
    note("The record could not be fetched. Try again in a moment.");
  }
}

/** @param {string | undefined} address */
function go(address) {
  if (address) location.assign(address);
}
