// @ts-check
/**
 * The form of a new match, made quicker: options that contradict each other are told at once, seats
 * that the options don't have go away, a name is asked for only where somebody plays here.
 * Without this script the form works all the same.
 */

const form = document.querySelector("form.new");
if (form instanceof HTMLFormElement) {
  document.body.classList.add("with-script");
  form.addEventListener("change", (event) => void changed(form, event.target));
  void refresh(form, false);
}

const LARGEST_FILE = 32 * 1024;

/** @param {HTMLFormElement} form @param {EventTarget | null} field */
async function changed(form, field) {
  if (field instanceof HTMLInputElement && field.files?.[0]) {
    const into = form.elements.namedItem(field.dataset.into ?? "");
    const file = field.files[0];
    if (file.size > LARGEST_FILE)
      return show(form, { problem: `${file.name} is too large: a deck has at most 32 KB.` });
    if (into instanceof HTMLTextAreaElement) into.value = await file.text();
  }
  await refresh(form);
}

/** @param {HTMLFormElement} form @param {boolean} [edited] whether what was refused may be mended */
async function refresh(form, edited = true) {
  for (const row of form.querySelectorAll(".new-seat")) {
    const kind = row.querySelector("select")?.value;
    row.querySelector(".seat-name")?.toggleAttribute("data-unused", kind !== "hot");
  }
  const options = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (name.startsWith("option.")) options.append(name.slice("option.".length), String(value));
  try {
    const answer = await fetch(String(form.dataset.check), { method: "POST", body: options });
    if (answer.ok) show(form, await answer.json(), edited);
  } catch {
    // The server checks the form again when it is sent.
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {import("./wire.js").Checked} checked
 * @param {boolean} [edited]
 */
function show(form, { problem, roles, reactions }, edited = true) {
  const told = form.querySelector("#check");
  if (told instanceof HTMLElement && (problem || edited)) {
    told.textContent = problem ?? "";
    told.hidden = !problem;
  }
  if (!roles) return;
  form.querySelector("#reactions")?.toggleAttribute("hidden", !reactions);
  for (const row of form.querySelectorAll("[data-seat]")) {
    if (!(row instanceof HTMLElement)) continue;
    const seat = Number(row.dataset.seat);
    row.hidden = seat >= roles.length;
    const role = row.querySelector(".seat-role");
    if (role && roles[seat]) role.textContent = roles[seat];
    const box = row.querySelector("input[type=checkbox]");
    if (box instanceof HTMLInputElement) box.disabled = row.hidden; // such a seat is not sent
  }
}
