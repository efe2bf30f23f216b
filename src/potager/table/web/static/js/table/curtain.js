// @ts-check
/** Hot seat: where hands are hidden, nobody sees the table until the next player says so. */
import { the } from "../lib/dom.js";
import { announce } from "../lib/announce.js";
import { t } from "../lib/texts.js";

export class Curtain {
  /** @param {() => void} look the next player is at the screen */
  constructor(look) {
    this.box = the("curtain");
    this.button = /** @type {HTMLButtonElement} */ (the("curtain-look"));
    this.button.addEventListener("click", look);
  }

  /** @param {string} name of the player who should look now; empty: no curtain */
  draw(name) {
    const fell = Boolean(name) && this.box.hidden;
    this.box.hidden = !name;
    the("table").inert = Boolean(name);
    the("curtain-name").textContent = name;
    if (!fell) return;
    announce(t("table-pass-screen", { name }));
    this.button.focus();
  }
}
