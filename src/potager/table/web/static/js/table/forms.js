// @ts-check
/**
 * The form of options, made handier: numbers by plus and minus, seats to tick and to put in order,
 * files to upload. While it is filled in the server says what the choices mean: which seats there
 * are, and what can't be chosen besides the rest, with the reason.
 *
 * Every control is a plain field beneath: without scripts the form works all the same.
 */
import { listenToFiles } from "./form_files.js";
import { el } from "../lib/dom.js";
import { fitSeats, listenToSeats } from "./form_seats.js";
import { newSalt } from "./salts.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../wire.js").CheckedOptions} Checked */

const PAUSE_MS = 120; // before the server is asked: several clicks are one question

/**
 * @param {HTMLFormElement} form with the address to ask in `data-check`
 * @param {(checked: Checked) => void} [onChecked]
 * @returns {(first?: boolean) => Promise<void>} asks anew; the first time a page keeps what it says
 */
export function listenToForm(form, onChecked = () => {}) {
  let asked = 0;
  let timer = 0;
  listenToSteps(form);
  listenToSeats(form);
  listenToFiles(form, (problem) => tell(form, problem));
  form.addEventListener("click", (event) => explain(event));
  form.addEventListener("change", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void check(), PAUSE_MS);
  });
  sendOnce(form);
  return check;

  async function check(first = false) {
    const mine = ++asked;
    const checked = await ask(form);
    if (mine !== asked || !checked) return;
    show(form, checked, first);
    onChecked(checked);
    if (checked.roles && fitSeats(form, checked.roles)) await check(first);
  }
}

/** A double click must not start two matches. @param {HTMLFormElement} form */
export function sendOnce(form) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    else giveHash(form);
    form.dataset.sent = "yes";
  });
  addEventListener("pageshow", () => delete form.dataset.sent); // back from the table
}

/** A match may begin at once, so this page's part of its dice comes along. @param {HTMLFormElement} form */
function giveHash(form) {
  form.querySelector('[name="salt_hash"]')?.remove();
  form.append(el("input", { type: "hidden", name: "salt_hash", value: newSalt() }));
}

/** @param {HTMLFormElement} form @returns {Promise<Checked | null>} */
async function ask(form) {
  const options = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (name.startsWith("option.")) options.append(name.slice("option.".length), String(value));
  try {
    const answer = await fetch(String(form.dataset.check), { method: "POST", body: options });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null; // the server checks the form again when it is sent
  }
}

/** @param {HTMLFormElement} form @param {Checked} checked @param {boolean} first */
function show(form, { problem, impossible = {}, values = {}, asks, draws, minutes, reactions, roles }, first) {
  if (problem || !first) tell(form, problem ?? "");
  for (const button of form.querySelectorAll("button.go"))
    if (button instanceof HTMLButtonElement) button.disabled = Boolean(problem);
  if (!roles) return;
  const length = (form.closest(".game") ?? form).querySelector("[data-length]");
  if (length && minutes) length.textContent = t("time-minutes", { n: minutes });
  form.querySelector("#reactions")?.toggleAttribute("hidden", !reactions);
  form.querySelector("[data-draw]")?.toggleAttribute("hidden", !draws);
  const question = form.querySelector("[data-ask] input");
  if (question instanceof HTMLInputElement) {
    question.disabled = !asks; // then it is not sent
    question.closest("label")?.toggleAttribute("hidden", !asks);
  }
  for (const field of form.querySelectorAll("[data-option]"))
    if (field instanceof HTMLElement) {
      const name = field.dataset.option ?? "";
      mark(field, impossible[name] ?? {});
      const number = field.querySelector(".field-control > .stepper > input");
      if (number instanceof HTMLInputElement && number.placeholder && values[name])
        number.placeholder = values[name]; // what it is if nothing is given
    }
}

/** @param {HTMLFormElement} form @param {string} problem */
function tell(form, problem) {
  const told = form.querySelector("#check, [data-problem]");
  if (!(told instanceof HTMLElement)) return;
  told.textContent = problem;
  told.hidden = !problem;
}

/** Mark what can't be chosen now. @param {HTMLElement} field @param {Record<string, string>} why */
function mark(field, why) {
  for (const input of field.querySelectorAll(".segment input, .switch input"))
    if (input instanceof HTMLInputElement) {
      const reason = input.checked ? "" : (why[input.value] ?? "");
      const label = input.closest("label");
      label?.classList.toggle("impossible", Boolean(reason));
      if (label) label.title = reason;
      input.toggleAttribute("aria-disabled", Boolean(reason));
    }
  for (const option of field.querySelectorAll("option")) {
    option.disabled = !option.selected && option.value in why;
    option.title = why[option.value] ?? "";
  }
  const said = field.querySelector(".why");
  if (!(said instanceof HTMLElement)) return;
  const forbidden = [...field.querySelectorAll("option:disabled")];
  said.textContent = forbidden.map((one) => `${one.textContent}: ${why[one.getAttribute("value") ?? ""]}`).join(" ");
  said.hidden = !said.textContent;
  said.classList.add("known");
}

/** A click on what can't be chosen says why. @param {Event} event */
function explain(event) {
  if (!(event.target instanceof Element)) return;
  const label = event.target.closest("label.segment, label.switch");
  const said = label?.closest(".field")?.querySelector(".why");
  if (!(label instanceof HTMLElement) || !(said instanceof HTMLElement)) return;
  const impossible = label.classList.contains("impossible");
  if (impossible) event.preventDefault();
  said.classList.remove("known");
  said.textContent = impossible ? label.title : "";
  said.hidden = !impossible;
}

/** Plus and minus beside a number. @param {HTMLElement} form */
function listenToSteps(form) {
  for (const button of form.querySelectorAll("[data-step]")) button.removeAttribute("hidden");
  form.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-step]");
    const input = button && button.parentElement?.querySelector("input");
    if (!(button instanceof HTMLElement) || !(input instanceof HTMLInputElement)) return;
    const by = Number(button.dataset.step);
    const now = input.value === "" ? Number(input.placeholder) || Number(input.min) - by : Number(input.value);
    const most = input.max === "" ? Infinity : Number(input.max);
    input.value = String(Math.min(most, Math.max(Number(input.min), now + by)));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
