// @ts-check
/**
 * The chat, where the host allows it: its latest lines, what is new in it, and what can be said by
 * one tap. A closed chat counts what was not read; each line is also shown at its speaker's seat.
 */
import { announce } from "../lib/announce.js";
import { bubble } from "./bubbles.js";
import { el, the } from "../lib/dom.js";
import { recall, remember } from "../lib/memory.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").Said} Said */

export class Chat {
  /**
   * @param {(message: import("../wire.js").BrowserMessage) => void} send
   * @param {(said: Said) => import("../wire.js").Seat | undefined} seatOf where a speaker sits by now
   */
  constructor(send, seatOf) {
    this.seatOf = seatOf;
    this.box = the("chat");
    this.body = the("chat-body");
    this.list = the("chat-lines");
    this.opener = the("open-chat");
    this.drawer = the("drawer");
    this.grab = the("grab");
    /** @type {number[]} the numbers of the lines that are shown */
    this.numbers = [];
    this.key = ""; // where the browser keeps how far was read
    this.read = 0;
    this.low = true; // the newest line is in sight, and stays so if there is less room
    this.list.addEventListener("scroll", () => {
      this.low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    });
    new ResizeObserver(() => this.toNewest()).observe(this.list);
    this.listen(send);
  }

  /** @param {(message: import("../wire.js").BrowserMessage) => void} send */
  listen(send) {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("chat-text"));
    document.getElementById("chat-form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field?.value.trim();
      if (text) send({ type: "say", text });
      if (field) field.value = "";
    });
    for (const button of document.querySelectorAll("[data-emote], [data-phrase]"))
      button.addEventListener("click", () => {
        const emote = button.getAttribute("data-emote") ?? undefined;
        const phrase = button.getAttribute("data-phrase") ?? undefined;
        send({ type: "say", emote, phrase });
      });
    this.opener.addEventListener("click", () => {
      this.open(!this.isOpen());
      if (this.isOpen() && matchMedia("(pointer: fine)").matches) field?.focus(); // on a phone the keyboard would cover it
    });
    this.grab.addEventListener("click", () => {
      const open = this.drawer.classList.toggle("open");
      this.grab.setAttribute("aria-expanded", String(open));
      if (open && this.unread()) this.open(true);
      this.count();
    });
  }

  /**
   * Whether one may chat here, and what was said so far.
   * @param {import("../wire.js").Welcome} welcome
   */
  know({ chat, match, said = [] }) {
    this.key = `potager.read.${match}`;
    this.read = Math.max(this.read, Number(recall(this.key) ?? 0));
    this.box.hidden = !chat;
    this.numbers = [];
    this.list.replaceChildren();
    const isOld = (/** @type {Said} */ line) => (line.number ?? 0) < 1; // of the match before
    for (const line of said.filter(isOld)) this.add(line);
    if (this.numbers.length) this.list.append(el("li", { class: "before" }, t("chat-before")));
    for (const line of said) this.add(line);
    this.toNewest();
    this.count();
  }

  /** Somebody says something just now. @param {Said} said */
  hear(said) {
    this.add(said);
    this.toNewest();
    const speaker = { ...said, colour: this.seatOf(said)?.colour };
    bubble(speaker, wordsOf(said), Boolean(said.emote), () => this.seatOf(said)?.seat ?? -1);
    announce(`${said.name}: ${wordsOf(said)}`);
    this.count();
  }

  /** @param {Said} said */
  add(said) {
    if (this.numbers.includes(said.number ?? 0)) return;
    this.numbers.push(said.number ?? 0);
    this.list.append(el("li", {}, el("b", {}, said.name), " ", wordsOf(said)));
  }

  /** @param {boolean} open */
  open(open) {
    this.box.classList.toggle("open", open);
    this.box.closest(".table")?.classList.toggle("chatting", open);
    this.body.hidden = !open;
    this.opener.setAttribute("aria-expanded", String(open));
    this.low = true;
    this.toNewest();
    this.count();
  }

  /** Unless somebody has scrolled back to read. */
  toNewest() {
    if (this.low) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Make room, unless somebody is just writing. */
  rest() {
    if (!this.box.contains(document.activeElement)) this.open(false);
  }

  isOpen() {
    return !this.body.hidden;
  }

  /** Whether its lines can be read just now; on a phone they lie in a drawer. */
  isSeen() {
    return this.isOpen() && this.body.getClientRects().length > 0;
  }

  /** How many lines were not read. */
  unread() {
    return this.numbers.filter((number) => number > this.read).length;
  }

  /** Show how many lines are new; those that are in sight are not. */
  count() {
    if (this.isSeen() && this.unread()) {
      this.read = Math.max(...this.numbers);
      remember(this.key, String(this.read));
    }
    const n = this.unread();
    const words = n ? t("chat-unread", { n }) : "";
    for (const mark of document.querySelectorAll(".unread")) {
      mark.toggleAttribute("hidden", !n || Boolean(this.box.hidden));
      mark.replaceChildren(String(n), el("span", { class: "hidden" }, ` ${words}`));
    }
  }
}

/** @param {Said} said */
function wordsOf({ text, emote, phrase }) {
  return phrase ? t(`phrase-${phrase}`) : text || emote || "";
}
