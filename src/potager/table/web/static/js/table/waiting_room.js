// @ts-check
/** The waiting room: who sits where, who is ready, and for the host who may sit there. */
import { note } from "../lib/announce.js";
import { dialog } from "../lib/dialogs.js";
import { el, the } from "../lib/dom.js";
import { layout } from "../lib/layout.js";
import { face, roleOf, strength } from "./panel.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Player} Seat */
/** @typedef {import("./players.js").Moment} Now */

export class WaitingRoom {
  /** @param {(message: import("../wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.send = send;
    this.list = the("room-seats");
    this.kindsOfSeats = /** @type {HTMLTemplateElement} */ (the("seat-kinds"));
    this.start = /** @type {HTMLButtonElement} */ (the("room-start"));
    this.host = false;
    this.sat = false; // whether this browser had a seat a moment ago
    /** @type {number | undefined} the seat of this person */
    this.place = undefined;
    /** @type {Map<string, string> | null} the options as they were told last */
    this.options = null;
    this.lot = this.box("draw", (on) => ({ type: "set-draw", on }));
    this.asks = this.box("ask", (on) => ({ type: "set-question", on }));
    this.late = this.box("late", (on) => ({ type: "set-late", on }));
    this.open = this.box("open", (on) => ({ type: "set-open", on }));
    this.change = the("room-change");
    this.nameless = document.getElementById("room-nameless"); // asks a host who has given no name yet
    /** @type {string | undefined} how a host without a name is called */
    this.stranger = undefined;
    this.nameless?.addEventListener("submit", (event) => {
      event.preventDefault();
      const name = String(new FormData(/** @type {HTMLFormElement} */ (this.nameless)).get("name"));
      if (this.place !== undefined) send({ type: "rename", seat: this.place, name });
    });
    this.start.addEventListener("click", () => send({ type: "start" }));
    this.change.addEventListener("click", () => void openOptions(the("table").dataset.options ?? ""));
  }

  /**
   * A box to tick, and what is asked for then.
   * @param {string} name
   * @param {(on: boolean) => import("../wire.js").BrowserMessage} ask
   */
  box(name, ask) {
    const label = the(`room-${name}`);
    const input = /** @type {HTMLInputElement} */ (label.querySelector("input"));
    input.addEventListener("change", () => this.send(ask(input.checked)));
    return { label, input };
  }

  /** @param {import("../wire.js").Welcome} welcome */
  know({ host, host_name: name = "", options, late, listed }) {
    this.tellOptions(options, host, name);
    this.host = host;
    this.start.hidden = !host;
    this.change.hidden = !host;
    this.late.input.checked = Boolean(late);
    this.open.input.checked = Boolean(listed);
    this.late.label.hidden = this.open.label.hidden = !host;
    the("room-host").textContent = host ? t("room-you-host") : t("room-hosted-by", { name });
  }

  /**
   * Show the options; those that the host has just changed are marked, and told to the others.
   * @param {[string, string][]} options @param {boolean} host @param {string} name
   */
  tellOptions(options, host, name) {
    const changed = this.options && options.filter(([title, value]) => this.options?.get(title) !== value);
    this.options = new Map(options);
    if (changed && !changed.length) return; // the last change stays marked
    the("room-options").replaceChildren(
      ...options.map(([title, value]) => {
        const fresh = changed?.some(([one]) => one === title);
        return el("li", { class: `${fresh ? "fresh tint" : ""}` }, el("span", { class: "finer" }, title), el("b", {}, value));
      }),
    );
    if (!changed || host || !document.body.classList.contains("in-room")) return;
    const what = changed.map(([title, value]) => t("room-option", { title, value })).join(", ");
    note(t("room-changed", { name, what }));
  }

  /** @param {Now} now */
  draw(now) {
    const seats = now.seats ?? [];
    const sits = seats.some((seat) => seat.mine);
    if (this.sat && !sits && !this.host) return location.reload(); // to choose a seat, or go
    this.sat = sits;
    this.tellSwap(seats);
    this.start.disabled = !now.can_start;
    const asked = now.question?.on;
    this.lot.label.hidden = asked || seats.length < 2 || !(this.host || now.draw);
    this.lot.input.checked = now.draw ?? false;
    this.lot.input.disabled = !this.host;
    this.asks.label.hidden = !this.host || !now.question;
    this.asks.input.checked = Boolean(asked);
    the("room-said").textContent = now.prompt;
    const focused = document.activeElement?.getAttribute("data-does");
    this.drawQuestion(now, seats);
    this.placeInvite(seats);
    this.askName(seats);
    this.list.replaceChildren(...seats.map((seat) => this.row(seat, now)));
    this.drawFree(seats, now.spare ?? 0);
    const again = focused && the("room").querySelector(`[data-does="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  /** Before the seats on a phone, while one of them is free: there it would be out of sight. @param {Seat[]} seats */
  placeInvite(seats) {
    const invite = the("room").querySelector(".invite");
    const first = layout() === "phone" && seats.some((seat) => seat.free);
    const above = the(first ? "room-said" : "room-question");
    if (invite && above.nextElementSibling !== invite) above.after(invite);
  }

  /** Until the host has a name: friends read it in the invitation. @param {Seat[]} seats */
  askName(seats) {
    const mine = seats.find((seat) => seat.mine);
    this.stranger ??= mine?.name;
    if (this.nameless) this.nameless.hidden = !this.host || !mine || mine.name !== this.stranger;
  }

  /** One tap for all free seats. @param {Seat[]} seats @param {number} spare */
  drawFree(seats, spare) {
    const box = the("room-free");
    box.hidden = !this.host || !seats.some((seat) => seat.free);
    const fill = this.button(-1, t("room-fill"), "small", { type: "fill-seats", bots: true });
    const remove = this.button(-2, t("room-remove-free", { n: spare }), "small", { type: "fill-seats" });
    box.replaceChildren(fill, ...(spare ? [remove] : []));
  }

  /** The rulebook's question, which the host answers by tapping players. @param {Now} now @param {Seat[]} seats */
  drawQuestion({ question, says = "" }, seats) {
    the("room-ask-text").textContent = question?.text ?? "";
    the("room-question").hidden = !question?.on;
    if (!question?.on) return;
    const { answer = [], order, text } = question;
    the("asked-text").textContent = text;
    the("asked-players").replaceChildren(
      ...seats
        .filter((seat) => !seat.free)
        .map((seat) => {
          const place = answer.indexOf(seat.seat);
          const chip = this.button(seat.seat, seat.name ?? "", "tap", {
            type: "answer-question",
            seat: seat.seat,
            on: place < 0,
          });
          chip.disabled = !this.host;
          chip.setAttribute("aria-pressed", String(place >= 0));
          const mark = () => el("b", { "aria-hidden": !order }, order ? String(place + 1) : "✓");
          chip.prepend(place < 0 ? face({ ...seat, symbol: "" }) : mark());
          return chip;
        }),
    );
    the("asked-says").textContent = says;
    if (this.asks.input === document.activeElement && !answer.length)
      the("room-question").scrollIntoView({ block: "center" });
  }

  /** Whose seat was swapped has to say again that they are ready. @param {Seat[]} seats */
  tellSwap(seats) {
    const mine = seats.find((seat) => seat.mine);
    if (this.place !== undefined && mine && mine.seat !== this.place && !mine.ready && !this.host)
      note(t("room-swapped", { role: mine.role ?? "" }));
    this.place = mine?.seat;
  }

  /**
   * A seat as it is once the match has begun: whoever is the answer to the question gets the first
   * one, and the others follow. What is not known yet is not shown.
   * @param {Seat} seat
   * @param {Now} now
   * @returns {Seat}
   */
  later(seat, { draw, question, seats = [] }) {
    if (!draw && (!question?.on || question.order)) return seat;
    const first = question?.answer?.[0];
    if (first === undefined) return { ...seat, role: "", symbol: "", classes: [] };
    const { role, symbol, classes } = seats[(seat.seat - first + seats.length) % seats.length];
    return { ...seat, role, symbol, classes };
  }

  /** @param {Seat} seat @param {Now} now */
  row(seat, now) {
    const later = this.later(seat, now);
    return el(
      "li",
      { class: `room-seat row wrap ruled${seat.free ? " free" : ""}`, "data-seat": String(seat.seat) },
      face(later),
      el(
        "div",
        { class: "player-who" },
        seat.mine && !seat.bot ? this.nameField(seat) : el("span", { class: "player-name bold clamp" }, seat.free ? t("room-free") : (seat.name ?? "")),
        el("span", { class: "player-role muted cut" }, roleOf(later, now.seats)),
      ),
      this.state(seat),
      el("div", { class: "room-does row rigid" }, ...this.does(seat, now)),
    );
  }

  /** One's own name can be changed here. @param {Seat} seat */
  nameField(seat) {
    const { seat: number, name = "" } = seat;
    return el("input", {
      class: "room-name bold",
      value: name,
      maxLength: Number(the("table").dataset.nameLength),
      "aria-label": t("room-your-name"),
      "data-does": `rename-${number}`,
      onchange: (/** @type {Event} */ event) =>
        this.send({
          type: "rename",
          seat: number,
          name: /** @type {HTMLInputElement} */ (event.target).value,
        }),
    });
  }

  /** @param {Seat} seat */
  state(seat) {
    if (seat.free) return el("span", { class: "badge" }, t("room-waiting"));
    if (seat.bot) return el("span", { class: "badge" }, t("room-bot", { level: strength(seat.bot) }));
    if (seat.connected === false) return el("span", { class: "badge" }, t("room-away"));
    if (seat.ready) return el("span", { class: "badge turn" }, t("room-ready"));
    return el("span", { class: "badge" }, t("room-not-ready"));
  }

  /** @param {Seat} seat @param {Now} now */
  does(seat, now) {
    const mine = (now.seats ?? []).filter((one) => one.mine);
    const does = [];
    if (seat.mine && !seat.bot)
      does.push(
        this.button(seat.seat, seat.ready ? t("room-not-yet") : t("room-i-am-ready"), seat.ready ? "" : "go", {
          type: "ready",
          seat: seat.seat,
          ready: !seat.ready,
        }),
      );
    if (seat.mine && !seat.bot)
      does.push(this.button(seat.seat, t("room-stand"), "", { type: "stand", seat: seat.seat }));
    if (this.host && !mine.length && seat.free)
      does.push(
        this.button(seat.seat, t("room-sit"), "", { type: "set-seat", seat: seat.seat, kind: "me" }),
      );
    const person = !seat.free && !seat.bot;
    if (!seat.mine && (this.host || !person) && mine.length && !now.draw && (!now.question?.on || now.question.order))
      does.push(
        this.button(seat.seat, seat.free ? t("room-sit") : t("room-swap"), "", {
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
   * @param {import("../wire.js").BrowserMessage} message
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
    if (seat.bot && !kinds.some((option) => option.value === now))
      kinds.push(el("option", { value: now }, t("room-bot", { level: strength(seat.bot) })));
    if (other) kinds.unshift(el("option", { value: "taken" }, t("room-by-link", { name: seat.name ?? "" })));
    for (const option of kinds) {
      option.selected = option.value === now;
      if (other && option.value === "friend") option.textContent = t("room-another-friend");
    }
    return el(
      "select",
      {
        "aria-label": seat.role ? t("room-who-as", { role: seat.role }) : t("room-who", { n: seat.seat + 1 }),
        "data-does": `kind-${seat.seat}`,
        onchange: (/** @type {Event} */ event) => {
          const kind = /** @type {HTMLSelectElement} */ (event.target).value;
          this.send({ type: "set-seat", seat: seat.seat, kind });
        },
      },
      ...kinds,
    );
  }
}

/** The options in a sheet: the same form as before a match. @param {string} address */
async function openOptions(address) {
  const sheet = dialog("options");
  const form = /** @type {HTMLFormElement} */ (the("options-form"));
  // Few open it, so what makes the form handier comes only now.
  const [answer, forms] = await Promise.all([fetch(`${address}?bare`), import("./forms.js")]).catch(() => []);
  if (!answer?.ok || !forms) return note(t("room-options-failed"));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  the("options-fields").replaceChildren(...page.body.childNodes);
  the("check").hidden = true;
  const fresh = /** @type {HTMLFormElement} */ (form.cloneNode(true)); // without old listeners
  form.replaceWith(fresh);
  const check = forms.listenToForm(fresh);
  fresh.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(fresh, sheet, address);
  });
  sheet.showModal();
  void check();
}

/** @param {HTMLFormElement} form @param {HTMLDialogElement} sheet @param {string} address */
async function send(form, sheet, address) {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen.append(name, value);
  let problem = t("room-options-failed");
  try {
    const answer = await fetch(`${address}?bare`, { method: "POST", body: chosen });
    ({ problem } = await answer.json());
  } catch {
    // said below
  }
  delete form.dataset.sent;
  if (!problem) return sheet.close();
  const told = /** @type {HTMLElement} */ (form.querySelector("#check"));
  told.textContent = problem;
  told.hidden = false;
}
