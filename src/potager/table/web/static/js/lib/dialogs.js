// @ts-check
/** Sheets over the table: menu, rules, help, questions. All of them are <dialog> elements. */
import { el, picture, the } from "./dom.js";

/** @typedef {{text: string, symbol: string, act: () => void, strong?: boolean}} MenuEntry */

/** @param {string} id */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (the(id));
}

/** Make the dialogs of a page close by their buttons and by a click beside them. */
export function listenToDialogs() {
  for (const sheet of document.querySelectorAll("dialog"))
    sheet.addEventListener("click", (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target === sheet || event.target.closest("[data-close]")) sheet.close();
    });
}

/** @param {MenuEntry[]} entries */
export function openMenu(entries) {
  const menu = dialog("menu");
  the("menu-entries").replaceChildren(
    ...entries.map(({ text, symbol, act, strong }) =>
      el(
        "li",
        {},
        el(
          "button",
          {
            type: "button",
            class: `menu-entry entry row broad${strong ? " strong" : ""}`,
            onclick: () => {
              menu.close();
              act();
            },
          },
          picture(symbol),
          text,
        ),
      ),
    ),
  );
  menu.showModal();
}

/**
 * Ask before something that can't be undone.
 * @param {string} question
 * @param {string} yes what the button says
 * @param {string} [no] and the other one
 * @returns {Promise<boolean>}
 */
export async function ask(question, yes, no = "") {
  return (await put(question, yes, no, "strong")) === "yes";
}

/**
 * Ask which of two things somebody would like, neither of which does harm.
 * @param {string} question
 * @param {string} yes
 * @param {string} no
 * @returns {Promise<"yes" | "no" | "">} nothing: the question was closed without an answer
 */
export function propose(question, yes, no) {
  return put(question, yes, no, "go");
}

/** @param {string} question @param {string} yes @param {string} no @param {string} look of the yes @returns {Promise<"yes" | "no" | "">} */
function put(question, yes, no, look) {
  const sheet = dialog("question");
  the("question-text").textContent = question;
  the("question-yes").textContent = yes;
  the("question-yes").className = `button ${look}`;
  const other = the("question-no");
  other.dataset.usual ??= other.textContent ?? "";
  other.textContent = no || other.dataset.usual;
  sheet.returnValue = "";
  sheet.showModal();
  return new Promise((resolve) =>
    sheet.addEventListener("close", () => resolve(/** @type {"yes" | "no" | ""} */ (sheet.returnValue)), { once: true }),
  );
}

/**
 * Put a text on the clipboard, or show it where that is not allowed.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const sheet = dialog("copy");
    const field = /** @type {HTMLInputElement} */ (the("copy-text"));
    field.value = text;
    sheet.showModal();
    field.select();
    return false;
  }
}
