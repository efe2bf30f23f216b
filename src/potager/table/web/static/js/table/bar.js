// @ts-check
/**
 * One bar across the whole table for what keeps a match from going on as usual: a pause, somebody
 * away, a bot on one's own seat. However much of it there is, it is one line with its buttons, and
 * nothing moves when it comes or goes. A seat that goes to a bot, or back, is told in passing.
 */
import { note } from "../lib/announce.js";
import { el, the } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {{text: string, of: number[], does?: string, act?: () => void}} Notice about some seats */

export class Bar {
  /** @param {(message: import("../wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.send = send;
    this.box = the("notice");
    this.shown = "";
    /** @type {Player[]} as they were told last */
    this.players = [];
  }

  /** @param {Now} now */
  draw(now) {
    const going = now.phase === "playing" || now.phase === "paused";
    const seats = now.seats ?? [];
    // Once others were there, they may be away or come back at any time.
    if (now.phase !== "waiting-room" && seats.some((seat) => !seat.mine && !seat.bot && !seat.free)) the("table").classList.add("with-others");
    this.tellOfBots(going ? seats : []);
    const notices = going ? this.notices(now) : [];
    const shown = JSON.stringify(notices);
    if (shown === this.shown) return; // it is read aloud, but once
    this.shown = shown;
    this.box.hidden = !notices.length;
    const text = notices.map((one) => one.text).join(" ");
    this.box.replaceChildren(
      el("p", { class: "clamp", title: text }, text),
      ...notices
        .filter(({ does }) => does)
        .map(({ does, act }) => el("button", { type: "button", class: "button small", onclick: act }, does)),
    );
  }

  /** A seat that was given to a bot, or taken back, is told to everybody. @param {Player[]} seats */
  tellOfBots(seats) {
    for (const { seat, name = "", bot, mine, stand_in, resigned } of seats) {
      const before = this.players.find((one) => one.seat === seat);
      if (before?.bot && before.name !== name && !bot && !mine)
        note(t("table-joined", { name, bot: before.name ?? "" }));
      if (resigned && before && !before.resigned)
        note(t(before.mine ? "table-you-left" : "table-left", { name: before.name ?? "", bot: name }));
      const same = !before || before.name !== name || Boolean(before.bot) === Boolean(bot);
      if (same || mine || resigned || stand_in || before.stand_in) continue;
      note(t(bot ? "table-bot-for" : "table-plays-again", { name }));
    }
    this.players = seats;
  }

  /** @param {Now} now @returns {Notice[]} */
  notices(now) {
    const seats = now.seats ?? [];
    const player = now.seat >= 0;
    const kept = seats.filter((seat) => seat.mine && seat.bot && !seat.resigned);
    const gone = seats.filter((seat) => !seat.mine && seat.connected === false);
    const absent = gone.filter((seat) => !seat.stand_in);
    const stoodFor = gone.filter((seat) => seat.stand_in);
    const replaceable = player ? absent.filter((seat) => seat.replaceable) : [];
    /** @type {Notice[]} */
    const found = [];
    if (now.phase === "paused")
      found.push({
        text: now.prompt,
        of: [now.seat],
        does: player ? t("offer-go-on") : "",
        act: () => this.send({ type: "resume", seat: now.seat }),
      });
    if (kept.length)
      found.push({
        text: t("table-bot-for-you"),
        of: numbers(kept),
        does: t("table-take-seat"),
        act: () => kept.forEach(({ seat }) => this.send({ type: "take-seat", seat })),
      });
    if (stoodFor.length) found.push({ text: said(stoodFor), of: numbers(stoodFor) });
    if (absent.length)
      found.push({
        text: said(absent),
        of: numbers(replaceable),
        does: replaceable.length ? t("table-let-bot") : "",
        act: () => replaceable.forEach(({ seat }) => this.send({ type: "replace", seat })),
      });
    return found;
  }
}

/** @param {Player[]} seats */
function numbers(seats) {
  return seats.map(({ seat }) => seat);
}

/** What the server says happens while they are away. @param {Player[]} seats */
function said(seats) {
  return seats.map(({ absent = "" }) => absent).join(" ");
}
