// @ts-check
/** The waiting room: who sits where, who is ready, and for the host who may sit there. */
import { note } from "./announce.js";
import { el, the } from "./dom.js";
import { face, roleOf } from "./panel.js";

/** @typedef {import("./wire.js").Seat} Seat */
/** @typedef {import("./wire.js").Now} Now */

/** The mark of a match whose seats were drawn; it is told while no more has happened than this. */
const SEATS_DRAWN = "seats drawn";
const EARLY = 8;

export class Room {
  /** @param {(message: import("./wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.send = send;
    this.box = the("room");
    this.list = the("room-seats");
    this.kindsOfSeats = /** @type {HTMLTemplateElement} */ (the("seat-kinds"));
    this.start = /** @type {HTMLButtonElement} */ (the("room-start"));
    this.lot = the("room-draw");
    this.lotBox = /** @type {HTMLInputElement} */ (this.lot.querySelector("input"));
    this.host = false;
    this.salted = false; // whether the dice have got this player's part
    this.told = false; // how the draw of the seats came out
    this.start.addEventListener("click", () => send({ type: "start" }));
    this.lotBox.addEventListener("change", () =>
      send({ type: "set-draw", on: this.lotBox.checked }),
    );
  }

  /** @param {import("./wire.js").Welcome} welcome */
  know({ host, options }) {
    this.host = host;
    this.start.hidden = !host;
    the("room-options").replaceChildren(
      ...options.map(([title, value]) => el("li", {}, `${title}: `, el("b", {}, value))),
    );
  }

  /** @param {Now} now */
  draw(now) {
    const open = now.phase === "waiting-room";
    this.box.hidden = !open;
    document.body.classList.toggle("in-room", open);
    if (!open) return this.tellDraw(now);
    const seats = now.seats ?? [];
    this.giveSalt(seats);
    this.start.disabled = !now.can_start;
    this.lot.hidden = seats.length < 2 || !(this.host || now.draw);
    this.lotBox.checked = now.draw ?? false;
    this.lotBox.disabled = !this.host;
    the("room-said").textContent = now.prompt;
    const focused = document.activeElement?.getAttribute("data-does");
    this.list.replaceChildren(...seats.map((seat) => this.row(seat, now)));
    const again = focused && this.list.querySelector(`[data-does="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  /** At the beginning, who sits where now. @param {Now} now */
  tellDraw({ marks = [], phase, seq, seats = [] }) {
    if (this.told || phase !== "playing") return;
    this.told = true;
    if (!marks.includes(SEATS_DRAWN) || seq > EARLY) return;
    const [first] = seats;
    const mine = seats.find((seat) => seat.mine);
    const you = mine && mine !== first ? ` You are ${mine.role}.` : "";
    const begins = first.mine ? "you begin" : `${first.name} begins`;
    note(`The seats were drawn by lot: ${begins} as ${first.role}.${you}`);
  }

  /** Whoever sat down ready has not sent a part of the dice yet. @param {Seat[]} seats */
  giveSalt(seats) {
    if (this.salted) return;
    this.salted = true;
    for (const { seat } of seats.filter((one) => one.mine && one.ready))
      this.send({ type: "ready", seat, ready: true, salt: salt() });
  }

  /** @param {Seat} seat @param {Now} now */
  row(seat, now) {
    return el(
      "li",
      { class: `room-seat${seat.free ? " free" : ""}`, "data-seat": String(seat.seat) },
      face(now.draw ? { ...seat, symbol: "", classes: [] } : seat),
      el(
        "div",
        { class: "player-who" },
        el("span", { class: "player-name" }, seat.free ? "Free" : (seat.name ?? "")),
        el("span", { class: "player-role" }, roleOf(now.draw ? { ...seat, role: "" } : seat)),
      ),
      this.state(seat),
      el("div", { class: "room-does" }, ...this.does(seat, now)),
    );
  }

  /** @param {Seat} seat */
  state(seat) {
    if (seat.free) return el("span", { class: "badge" }, "waiting");
    if (seat.bot) return el("span", { class: "badge" }, `bot, ${seat.bot}`);
    if (seat.connected === false) return el("span", { class: "badge" }, "away");
    if (seat.ready) return el("span", { class: "badge turn" }, "ready");
    return el("span", { class: "badge" }, "not ready yet");
  }

  /** @param {Seat} seat @param {Now} now */
  does(seat, now) {
    const mine = (now.seats ?? []).filter((one) => one.mine);
    const does = [];
    if (seat.mine && !seat.bot)
      does.push(
        this.button(seat.seat, seat.ready ? "Not yet" : "I'm ready", seat.ready ? "" : "go", {
          type: "ready",
          seat: seat.seat,
          ready: !seat.ready,
          salt: salt(),
        }),
      );
    const person = !seat.free && !seat.bot;
    if (!seat.mine && (this.host || !person) && mine.length && !now.draw)
      does.push(
        this.button(seat.seat, seat.free ? "Sit here" : "Swap seats", "", {
          type: "sit",
          seat: mine[0].seat,
          to: seat.seat,
        }),
      );
    if (this.host && !(seat.mine && mine.length === 1)) does.push(this.kinds(seat));
    return does;
  }

  /** 
   * @param {number} seat
   * @param {string} text
   * @param {string} kind
   * @param {import("./wire.js").BrowserMessage} message
   */
  button(seat, text, kind, message) {
    const onclick = () => this.send(message);
    const does = `${seat} ${message.type}`;
    return el("button", { type: "button", class: `button ${kind}`, "data-does": does, onclick }, text);
  }

  /** The host says who shall sit there. @param {Seat} seat */
  kinds(seat) {
    const other = !seat.free && !seat.bot && !seat.mine;
    const now = seat.bot ? `bot:${seat.bot}` : seat.mine ? "hot" : other ? "taken" : "friend";
    const kinds = [...this.kindsOfSeats.content.querySelectorAll("option")].map(
      (option) => /** @type {HTMLOptionElement} */ (option.cloneNode(true)),
    );
    if (other) kinds.unshift(el("option", { value: "taken" }, `${seat.name}, by link`));
    for (const option of kinds) {
      option.selected = option.value === now;
      if (other && option.value === "friend") option.textContent = "Another friend, by link";
    }
    return el(
      "select",
      {
        "aria-label": `Who sits as ${seat.role || `player ${seat.seat + 1}`}`,
        "data-does": `${seat.seat} kind`,
        onchange: (/** @type {Event} */ event) => {
          const kind = /** @type {HTMLSelectElement} */ (event.target).value;
          this.send({ type: "set-seat", seat: seat.seat, kind });
        },
      },
      ...kinds,
    );
  }
}

/** The player's own part of the dice: nobody else can know it beforehand. */
function salt() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
