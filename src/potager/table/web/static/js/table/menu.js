// @ts-check
/** The menu of a match: all that is not a move. */
import { note } from "../lib/announce.js";
import { copy, dialog, openMenu } from "../lib/dialogs.js";
import { the } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("../lib/dialogs.js").MenuEntry} MenuEntry */

/**
 * @typedef {object} Around what the menu works with
 * @property {DOMStringMap} page the addresses
 * @property {() => Now | null} now
 * @property {(message: import("../wire.js").BrowserMessage) => void} send
 * @property {() => void} concede
 * @property {() => void} takeBack
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
  if (await copy(address)) note(t("menu-copied"));
}

/** @param {Around} around @returns {MenuEntry[]} */
export function entries({ page, now, send, concede, takeBack, resign }) {
  const moment = now();
  const seat = moment?.seat ?? -1;
  const playing = moment?.phase === "playing" && seat >= 0;
  /** @type {(MenuEntry | false | undefined)[]} */
  const all = [
    playing && moment?.can_undo && { text: t("menu-take-back"), symbol: "icon-undo", act: takeBack },
    playing && moment?.can_draw && { text: t(page.team === "yes" ? "menu-stop" : "menu-draw"), symbol: "icon-people", act: offer("draw") },
    playing && { text: t("menu-pause"), symbol: "icon-pause", act: offer("pause") },
    moment?.phase === "paused" &&
      seat >= 0 && { text: t("offer-go-on"), symbol: "icon-play", act: () => send({ type: "resume", seat }) },
    playing &&
      moment?.quiet !== undefined && {
        text: t(moment.quiet ? "menu-quiet-off" : "menu-quiet-on"),
        symbol: "icon-clock",
        act: () => send({ type: "set-quiet", seat, on: !moment.quiet }),
      },
    playing && Boolean(moment?.round) && { text: t("menu-round"), symbol: "icon-flag", act: concede },
    playing && !isOut(moment, seat) && { text: t(`menu-${waysToGo(page, moment)}`), symbol: "icon-flag", act: resign, strong: true },
    Boolean(page.watch) && {
      text: t("menu-watch-link"),
      symbol: "icon-eye",
      act: () => void share(page.watch ?? ""),
    },
    { text: t("menu-picture"), symbol: "icon-camera", act: () => void sharePicture(page, moment) },
    { text: t("menu-record"), symbol: "icon-copy", act: () => void download(page.record ?? "") },
    page.host === "yes" && { text: t(the("chat").hidden ? "menu-chat-on" : "menu-chat-off"), symbol: "icon-chat", act: switchChat },
    page.host === "yes" &&
      playing && {
        text: t(page.late === "yes" ? "menu-late-off" : "menu-late-on"),
        symbol: "icon-people",
        act: () => send({ type: "set-late", on: page.late !== "yes" }),
      },
    matchMedia("(any-pointer: fine)").matches && { text: t("menu-keys"), symbol: "icon-gear", act: () => dialog("help").showModal() },
    { text: t("end-games"), symbol: "icon-home", act: () => go("/") },
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

/** Whether a seat has nothing left to give up. @param {Now | null} moment @param {number} seat */
function isOut(moment, seat) {
  return Boolean(moment?.seats?.find((one) => one.seat === seat)?.out);
}

/**
 * How one stops playing: nobody resigns from a team. Its last person gives up for all; while others are
 * there, a bot takes the seat.
 * @param {DOMStringMap} page
 * @param {Now | null} moment
 * @returns {"resign" | "give-up" | "leave"}
 */
export function waysToGo(page, moment) {
  if (page.team !== "yes") return "resign";
  const others = moment?.seats?.some((one) => !one.mine && !one.free && (!one.bot || one.stand_in));
  return others ? "leave" : "give-up";
}

/**
 * What is asked before somebody stops playing, and for which seats: who gives up for a team does so for
 * all seats at this screen, else for the one whose turn it is. Where more than two play a bot goes on.
 * @param {DOMStringMap} page
 * @param {Now | null} moment
 */
export function goingOf(page, moment) {
  const way = waysToGo(page, moment);
  const all = moment?.seats ?? [];
  const here = all.filter((one) => one.mine && !one.bot);
  const me = all.find((one) => one.seat === moment?.seat);
  const together = way === "give-up" && here.length > 1;
  const seats = together ? here.map((one) => one.seat) : me ? [me.seat] : [];
  if (way === "leave") return { way, seats, question: t("table-leave") };
  const named = here.length > 1 && !together;
  const question = named ? t("table-give-up-as", { name: me?.name ?? "" }) : t("table-give-up");
  const others = all.some((one) => one !== me && !one.free && (!one.bot || one.stand_in));
  const goesOn = others && !together && all.length > 2;
  return { way, seats, question: goesOn ? `${question} ${t("table-bot-plays-on")}` : question };
}

/** A picture of what is on the table now. @param {DOMStringMap} page @param {Now | null} moment */
async function sharePicture(page, moment) {
  const winners = moment?.ending?.winners ?? [];
  try {
    const { savePicture } = await import("./share.js"); // few want one
    await savePicture({
      title: page.title ?? "",
      players: (moment?.seats ?? []).map(({ seat, name = "" }) => ({ name, won: winners.includes(seat) })),
      said: moment?.ending?.verdict ?? "",
      file: page.file ?? "",
    });
  } catch {
    note(t("share-failed"));
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
    note(t("menu-no-record"));
  }
}

/** @param {string | undefined} address */
function go(address) {
  if (address) location.assign(address);
}

/** The rules in a side sheet; fetched when somebody wants them. @param {string} address */
export async function openRules(address) {
  const sheet = dialog("rules");
  sheet.showModal();
  const text = the("rules-text");
  if (text.childElementCount) return;
  try {
    const answer = await fetch(`${address}?bare`);
    if (!answer.ok) throw new Error(answer.statusText);
    text.replaceChildren(...parse(await answer.text()));
  } catch {
    text.textContent = t("table-no-rules");
  }
}

/** @param {string} html our own page's */
function parse(html) {
  return new DOMParser().parseFromString(html, "text/html").body.childNodes;
}
