// @ts-check
/** The page of records: a filter is used as soon as it is chosen. */

const form = document.querySelector("form.filters");
if (form instanceof HTMLFormElement) {
  form.querySelector("button")?.setAttribute("hidden", "");
  form.addEventListener("change", () => form.submit());
}
