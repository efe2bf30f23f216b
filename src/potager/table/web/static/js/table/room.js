// @ts-check
/** The waiting room as every page of a table knows it: what is in it comes when it is open. */
import { note } from "../lib/announce.js";
import { the } from "../lib/dom.js";
import { recall, remember } from "../lib/memory.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("../wire.js").Welcome} Welcome */

/**
 * The mark of a match whose seats were drawn; it is told while no more than so much for each seat
 * has happened: bots may play before the page is there.
 */
export const SEATS_DRAWN = "seats drawn";
const EARLY = 8;
const TOLD = "potager:drawn"; // of which match that was told last

export class Room {
  /** @param {(message: import("../wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.send = send;
    this.box = the("room");
    this.host = false;
    this.match = "";
    this.told = false; // how the draw of the seats came out
    /** @type {Welcome | undefined} */
    this.welcome = undefined;
    /** @type {Promise<import("./waiting_room.js").WaitingRoom> | undefined} most pages need none */
    this.waiting = undefined;
  }

  /** @param {Welcome} welcome */
  know(welcome) {
    const { host, late, match, team } = (this.welcome = welcome);
    if (host && !this.host && this.match) note(t("room-host-now")); // it has passed on
    this.host = host;
    this.match = match;
    the("table").classList.toggle("team", Boolean(team));
    the("table").dataset.host = host ? "yes" : "no"; // the role may have passed on
    the("table").dataset.late = late ? "yes" : "no";
    void this.waiting?.then((room) => room.know(welcome));
  }

  /** @param {Now} now */
  draw(now) {
    const open = now.phase === "waiting-room";
    this.box.hidden = !open;
    document.body.classList.toggle("in-room", open);
    if (!open) return this.tellDraw(now);
    this.waiting ??= import("./waiting_room.js").then(({ WaitingRoom }) => {
      const room = new WaitingRoom(this.send);
      if (this.welcome) room.know(this.welcome);
      return room;
    });
    void this.waiting.then((room) => room.draw(now));
  }

  /** At the beginning, who sits where now. @param {Now} now */
  tellDraw({ marks = [], phase, seq, seats = [] }) {
    if (this.told || phase !== "playing") return;
    this.told = true;
    const again = recall(TOLD) === this.match; // a reload, or a return
    if (!marks.includes(SEATS_DRAWN) || seq > EARLY * seats.length || again) return;
    remember(TOLD, this.match);
    const [first] = seats;
    const mine = seats.find((seat) => seat.mine);
    const begins = first.mine
      ? t("room-drawn-you", { role: first.role ?? "" })
      : t("room-drawn", { name: first.name ?? "", role: first.role ?? "" });
    const you = mine && mine !== first ? ` ${t("room-you-are", { role: mine.role ?? "" })}` : "";
    note(begins + you);
  }
}
