// @ts-check
/** The end of a match: who won and why, and what next. */
import { el, picture, the } from "./dom.js";
import { face } from "./panel.js";
import { sound } from "./sounds.js";

/** @typedef {import("./wire.js").Now} Now */

export class End {
  /** @param {{rematch: () => void}} asks @param {string} replay address, empty if there is none */
  constructor(asks, replay) {
    this.asks = asks;
    this.replay = replay;
    this.box = the("ending");
    this.shown = "";
    this.played = false; // whether this page saw the match going on
    this.wanted = false; // whether this person asked for a rematch
  }

  /** @param {Now} now */
  draw(now) {
    const { ending } = now;
    this.box.hidden = !ending;
    document.body.classList.toggle("over", Boolean(ending));
    if (!ending) {
      document.body.classList.remove("looking");
      this.played ||= now.phase === "playing";
      this.shown = "";
      return;
    }
    if (ending.rematch && this.wanted) {
      this.wanted = false; // once: a second update must not break off the way there
      location.assign(ending.rematch);
    }
    const seats = now.seats ?? [];
    const winners = seats.filter((seat) => ending.winners.includes(seat.seat));
    if (!this.shown && this.played) sound(this.music(now));
    const state = JSON.stringify([ending, now.offers, now.seat]);
    if (state === this.shown) return;
    this.shown = state;
    const away = () => document.body.classList.add("looking");
    this.box.replaceChildren(
      el("div", { class: "ending-faces" }, picture("icon-trophy", "icon big"), ...winners.map(face)),
      el("h2", {}, this.title(now)),
      el("p", {}, ending.verdict),
      el(
        "div",
        { class: "ending-does" },
        ...this.rematch(now),
        el("button", { type: "button", class: "button aside", onclick: away }, "Look at the table"),
        this.replay && el("a", { class: "button", href: this.replay }, "Watch the replay"),
        el("a", { class: "button", href: "/" }, "All games"),
      ),
    );
  }

  /** @param {Now} now */
  title({ ending, seats = [] }) {
    const result = ending?.result ?? [];
    const mine = seats.filter((seat) => seat.mine);
    if (mine.length === 1) {
      const score = result[mine[0].seat] ?? 0;
      return score > 0 ? "You win!" : score < 0 ? "You lose" : "A draw";
    }
    const winners = seats.filter((seat) => ending?.winners.includes(seat.seat));
    const names = winners.map((seat) => seat.name || seat.role || "");
    if (!names.length) return result.some((score) => score < 0) ? "The game wins" : "A draw";
    return `${names.join(" and ")} ${names.length > 1 ? "win" : "wins"}`;
  }

  /** @param {Now} now */
  music({ ending, seats = [] }) {
    const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const lost = mine.length && !mine.some((seat) => ending?.winners.includes(seat));
    return lost ? "lose" : "win";
  }

  /** @param {Now} now */
  rematch({ ending, offers = [], seats = [] }) {
    if (ending?.rematch)
      return [el("a", { class: "button go", href: ending.rematch }, "Go to the rematch")];
    if (!seats.some((seat) => seat.mine)) return [];
    const offer = offers.find((one) => one.kind === "rematch");
    const asker = seats.find((seat) => seat.seat === offer?.seat);
    const said = offer && [offer.seat, ...(offer.agreed ?? [])];
    if (said && seats.some((seat) => seat.mine && said.includes(seat.seat)))
      return [el("p", { class: "wish", role: "status" }, "Waiting for the others to agree to a rematch.")];
    const text = offer ? "Agree to a rematch" : "Rematch, sides swapped";
    const onclick = () => {
      this.wanted = true;
      this.asks.rematch();
    };
    return [
      asker && el("p", { class: "wish", role: "status" }, `${asker.name} would like a rematch.`),
      el("button", { type: "button", class: "button go", onclick }, text),
    ];
  }
}
