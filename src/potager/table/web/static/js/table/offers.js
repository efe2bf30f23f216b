// @ts-check
/** Things that others must agree to: a draw, a take-back, a pause, the end of a round, a rematch. */
import { note } from "../lib/announce.js";
import { el, the } from "../lib/dom.js";
import { newSalt } from "./salts.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("../wire.js").Offer} Offer */
/** @typedef {Offer["kind"]} OfferKind */

export class Offers {
  /** @param {(message: import("../wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.send = send;
    this.box = the("offers");
    /** @type {Now | null} */
    this.now = null;
  }

  /** @param {Now} now */
  draw(now) {
    this.now = now;
    const shown = (now.offers ?? []).filter((offer) => offer.kind !== "rematch" || !now.ending);
    this.box.replaceChildren(...shown.map((offer) => this.card(offer)));
  }

  /**
   * Offer it, or agree where somebody has offered it.
   * @param {OfferKind} kind
   * @param {Offer["how"]} [how] a rematch: on other seats, against stronger bots
   */
  agree(kind, how) {
    const open = this.now?.offers?.find((offer) => offer.kind === kind);
    const seat = this.seat(open);
    this.send(open?.needed?.includes(seat) ? { type: "answer", kind, seat, agree: true, ...salted(kind) } : { type: "offer", kind, seat, how, ...salted(kind) });
  }

  /** @param {Offer} offer @param {boolean} agree */
  answer(offer, agree) {
    this.send({ type: "answer", kind: offer.kind, seat: this.seat(offer), agree });
  }

  /** Somebody does not agree: all others are told. @param {import("../wire.js").Declined} told */
  declined({ kind, seat, name }) {
    const mine = this.now?.seats?.some((one) => one.mine && one.seat === seat);
    if (!mine) note(t(`offer-declined-${nameOf(kind)}`, { name }));
  }

  /** The seat that this person answers for. @param {Offer} [offer] */
  seat(offer) {
    const mine = (this.now?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    const asked = mine.filter((seat) => offer?.needed?.includes(seat));
    return asked[0] ?? this.now?.seat ?? mine[0] ?? -1;
  }

  /** @param {Offer} offer */
  card(offer) {
    const { kind, needed = [], agreed = [] } = offer;
    const seats = this.now?.seats ?? [];
    const who = seats.find((seat) => seat.seat === offer.seat);
    const open = seats.filter((s) => s.mine && needed.includes(s.seat) && !agreed.includes(s.seat));
    const what = nameOf(kind);
    const text = who?.mine ? t(`offer-you-${what}`) : t(`offer-${what}`, { name: who?.name ?? "" });
    const ends = kind === "undo" && !this.now?.uncounted ? ` ${t("counting-ends")}` : "";
    const costs = kind === "round" && !who?.mine ? ` ${this.now?.round ?? ""}` : ends;
    return el(
      "div",
      { class: "offer card row wrap", role: "status" },
      el("p", { class: "whole bold" }, text + costs),
      ...(open.length && !who?.mine
        ? [
            el("button", { type: "button", class: "button go", onclick: () => this.answer(offer, true) }, t("offer-agree")),
            el("button", { type: "button", class: "button", onclick: () => this.answer(offer, false) }, t("offer-decline")),
          ]
        : []),
    );
  }
}

/** A rematch begins at once, so this page's part of its dice comes along. @param {OfferKind} kind */
const salted = (kind) => (kind === "rematch" ? { salt_hash: newSalt() } : {});

/** A team that agrees on a draw stops. @param {OfferKind} kind */
function nameOf(kind) {
  return kind === "draw" && the("table").dataset.team === "yes" ? "stop" : kind;
}
