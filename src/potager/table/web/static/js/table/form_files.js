// @ts-check
/** Options that take a file: one that comes with the game, or your own, uploaded or typed in. */
import { t } from "../lib/texts.js";

const LARGEST_FILE = 32 * 1024;

/** @param {HTMLFormElement} form @param {(problem: string) => void} tell */
export function listenToFiles(form, tell) {
  for (const box of form.querySelectorAll("[data-file]"))
    if (box instanceof HTMLElement) listen(box, tell);
}

/** @param {HTMLElement} box @param {(problem: string) => void} tell */
function listen(box, tell) {
  const files = (box.dataset.file ?? "").split(" "); // the names of those that come with the game
  const text = /** @type {HTMLTextAreaElement} */ (box.querySelector("textarea"));
  const own = /** @type {HTMLElement} */ (box.querySelector(".file-own"));
  const upload = /** @type {HTMLInputElement} */ (box.querySelector("input[type=file]"));
  const reset = /** @type {HTMLElement} */ (box.querySelector("[data-reset]"));
  const pick = /** @type {HTMLElement} */ (box.querySelector(".file-pick"));
  const radios = [...pick.querySelectorAll("input")];
  let kept = isOwn() ? text.value : ""; // your own, while another one is chosen
  pick.hidden = false;
  reset.hidden = false;
  draw();

  pick.addEventListener("change", () => {
    const picked = radios.find((one) => one.checked)?.value ?? files[0];
    const wantsOwn = picked === "own";
    if (!wantsOwn && isOwn()) kept = text.value;
    text.value = wantsOwn ? kept : picked;
    draw();
    if (wantsOwn && !kept) upload.click();
  });
  upload.addEventListener("change", (event) => {
    event.stopPropagation(); // it is the text that changes
    void read();
  });
  reset.addEventListener("click", () => {
    kept = "";
    text.value = files[0];
    draw();
    text.dispatchEvent(new Event("change", { bubbles: true }));
  });

  function isOwn() {
    return !files.includes(text.value);
  }

  function draw() {
    const chosen = isOwn() ? "own" : text.value;
    own.hidden = !isOwn();
    text.rows = isOwn() && text.value ? 6 : 2;
    for (const one of radios) one.checked = one.value === chosen;
  }

  async function read() {
    const file = upload.files?.[0];
    if (!file) return;
    if (file.size > LARGEST_FILE) return tell(t("form-too-large", { file: file.name }));
    text.value = await file.text();
    draw();
    text.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
