// @ts-check
/**
 * The home page: the small sheet of a match with bots, which remembers what was chosen last and
 * offers it again by one click; and the shelf, which stays closed if somebody closed it.
 */
import { propose } from "../lib/dialogs.js";
import { listenToForm, sendOnce } from "../table/forms.js";
import { lastChoice, rememberChoice, sendAlong } from "./last_choice.js";
import { knowsLesson, rememberLesson } from "./lesson_seen.js";
import { t } from "../lib/texts.js";

/** The second click of a double click on what opens a sheet: so soon, and so near (in pixels). */
const DOUBLE = { ms: 500, near: 12 };
const CLOSED = "potager:shelf-closed";

for (const sheet of document.querySelectorAll("details.quick"))
  if (sheet instanceof HTMLDetailsElement) listen(sheet);
for (const form of document.querySelectorAll("form.friends, form.to-step, .drop form"))
  if (form instanceof HTMLFormElement) sendOnce(form);
listenToShelf();
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !document.querySelector("dialog[open]")) for (const one of openDetails()) one.open = false;
});
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("dialog")) return; // a question about the sheet
  for (const one of openDetails()) if (target instanceof Node && !one.contains(target)) one.open = false;
});

/** What lies over the page now. @returns {HTMLDetailsElement[]} */
function openDetails() {
  return /** @type {HTMLDetailsElement[]} */ ([
    ...document.querySelectorAll("details:is(.quick, .drop, .me)[open]"),
  ]);
}

/** @param {HTMLDetailsElement} sheet */
function listen(sheet) {
  const { game = "" } = sheet.dataset;
  const form = /** @type {HTMLFormElement} */ (sheet.querySelector("form"));
  const close = /** @type {HTMLElement} */ (sheet.querySelector("[data-close-sheet]"));
  let opened = { at: -Infinity, x: 0, y: 0 };
  offerLesson(sheet, form);
  const check = listenToForm(form, (checked) => fit(form, checked));
  const last = lastChoice(game);
  if (last) {
    fill(form, last);
    offerAgain(sheet, last);
    void check(); // before anybody opens it: nothing may move under a finger then
  }
  close.hidden = false;
  close.addEventListener("click", () => (sheet.open = false));
  sheet.addEventListener("toggle", () => {
    if (sheet.open) void check();
  });
  sheet.querySelector("summary")?.addEventListener("click", ({ clientX: x, clientY: y }) => {
    opened = { at: performance.now(), x, y };
  });
  form.addEventListener(
    "click",
    (event) => {
      const soon = performance.now() - opened.at < DOUBLE.ms;
      const near = Math.hypot(event.clientX - opened.x, event.clientY - opened.y) < DOUBLE.near;
      // It chooses nothing; any other does.
      if (event.detail > 1 && soon && near) event.preventDefault();
    },
    { capture: true },
  );
  form.addEventListener("submit", () => rememberChoice(game, form));
  const all = /** @type {HTMLAnchorElement} */ (sheet.querySelector(".all-choices"));
  const chosen = () => new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)]));
  for (const way of ["pointerdown", "click"]) all.addEventListener(way, () => (all.search = `bots&${chosen()}`));
}

/** Before the first match of a game: whether somebody would like its lesson. @param {HTMLElement} sheet @param {HTMLFormElement} form */
function offerLesson({ dataset: { game = "", minutes = "" } }, form) {
  form.addEventListener("submit", async (event) => {
    if (!Number(minutes) || knowsLesson(game)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const offer = t("lesson-offer", { n: minutes });
    const answer = await propose(offer, t("lesson-take"), t("lesson-later"));
    if (!answer) return; // back to the choices
    rememberLesson(game);
    if (answer === "no") return form.requestSubmit();
    rememberChoice(game, form); // the match after the lesson is the one that was chosen
    location.assign(`/lessons/${game}`);
  });
}

/** @param {HTMLFormElement} form @param {Record<string, string>} chosen */
function fill(form, chosen) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.name in chosen) field.value = chosen[field.name];
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "radio" && field.name in chosen) field.checked = field.value === chosen[field.name];
    else if (field.type === "checkbox") field.checked = field.name in chosen;
    else if (field.type === "number" && field.name in chosen) field.value = chosen[field.name];
  }
}

/** A button that does at once what was chosen last. @param {HTMLElement} sheet @param {Record<string, string>} last */
function offerAgain(sheet, last) {
  const form = document.querySelector(`form[data-again="${CSS.escape(sheet.dataset.game ?? "")}"]`);
  if (!(form instanceof HTMLFormElement)) return;
  sendAlong(form, last);
  const words = [...sheet.querySelectorAll(".segment input:checked + span")].map((one) => one.textContent ?? "");
  const players = sheet.querySelector('.stepper input[name="option.players"]');
  if (players instanceof HTMLInputElement) words.unshift(t("home-players", { n: players.value }));
  const small = form.querySelector("small");
  if (small) small.textContent = words.join(", ");
  form.title = words.join(", ");
  form.hidden = false;
  form.closest(".game-does")?.classList.add("has-again");
  sendOnce(form);
}

/**
 * Whom one plays against and on which side matters only where there are others.
 * @param {HTMLFormElement} form
 * @param {import("../wire.js").CheckedOptions} checked
 */
function fit(form, { seats = 0, roles = [], sides }) {
  const level = form.querySelector("[data-level]");
  if (level instanceof HTMLElement && seats) level.hidden = seats < 2;
  const side = form.querySelector("[data-side]");
  if (!(side instanceof HTMLElement)) return;
  side.hidden = !sides;
  for (const [seat, words] of [...side.querySelectorAll(".segment span")].entries())
    if (sides && roles[seat]) words.textContent = roles[seat];
  for (const input of side.querySelectorAll("input")) input.disabled = !sides;
}

function listenToShelf() {
  const shelf = document.getElementById("shelf");
  if (!(shelf instanceof HTMLDetailsElement)) return;
  shelf.open = localStorage.getItem(CLOSED) === null;
  shelf.addEventListener("toggle", ({ target }) => {
    if (target !== shelf) return;
    if (shelf.open) localStorage.removeItem(CLOSED);
    else localStorage.setItem(CLOSED, "yes");
  });
  for (const keep of shelf.querySelectorAll("[data-keep]"))
    keep.addEventListener("click", () => keep.closest("details")?.removeAttribute("open"));
}
