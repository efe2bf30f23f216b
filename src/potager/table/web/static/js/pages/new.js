// @ts-check
/** The page of a new match, and of the options of a table that is being set. */
import { listenToForm } from "../table/forms.js";

const form = document.querySelector("form.new");
if (form instanceof HTMLFormElement) {
  document.body.classList.add("with-script");
  const check = listenToForm(form);
  form.addEventListener("change", () => nameOnlyHere(form));
  nameOnlyHere(form);
  void check(true);
}

/** A name is asked for only where somebody plays here. @param {HTMLFormElement} form */
function nameOnlyHere(form) {
  for (const row of form.querySelectorAll(".new-seat")) {
    const kind = row.querySelector("select")?.value;
    row.querySelector(".seat-name")?.toggleAttribute("data-unused", kind !== "hot");
  }
}
