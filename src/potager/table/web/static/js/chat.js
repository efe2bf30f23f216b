// @ts-check
/** The small chat and the emotes, where the host allows them. */
import { el, the } from "./dom.js";

/** @typedef {import("./wire.js").Said} Said */

const EMOTE_MS = 3200;
const KEPT = 100; // lines

export class Chat {
  /** @param {(message: import("./wire.js").BrowserMessage) => void} send */
  constructor(send) {
    this.box = the("chat");
    this.list = the("chat-lines");
    this.unread = the("chat-unread");
    const form = /** @type {HTMLFormElement} */ (the("chat-form"));
    const field = /** @type {HTMLInputElement} */ (the("chat-text"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text) send({ type: "say", text });
      field.value = "";
    });
    for (const button of document.querySelectorAll("[data-emote]"))
      button.addEventListener("click", () =>
        send({ type: "say", emote: button.getAttribute("data-emote") ?? "" }),
      );
    this.box.addEventListener("toggle", () => this.read());
  }

  /** @param {boolean} on */
  allow(on) {
    this.box.hidden = !on;
  }

  /** @param {Said} said */
  hear({ seat, name, text, emote }) {
    if (emote) this.float(seat, emote);
    const line = el("li", {}, el("b", {}, name), " ", text || emote || "");
    this.list.append(line);
    while (this.list.children.length > KEPT) this.list.firstElementChild?.remove();
    this.list.scrollTop = this.list.scrollHeight;
    if (text && !this.isOpen()) this.unread.hidden = false;
  }

  isOpen() {
    return this.box instanceof HTMLDetailsElement && this.box.open;
  }

  read() {
    if (this.isOpen()) this.unread.hidden = true;
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** An emote rises from the player's face. @param {number} seat @param {string} emote */
  float(seat, emote) {
    const bubble = el("span", { class: "emote", "aria-hidden": "true" }, emote);
    const player = document.querySelector(`.player[data-seat="${seat}"]`) ?? this.box;
    player.append(bubble);
    setTimeout(() => bubble.remove(), EMOTE_MS);
  }
}
