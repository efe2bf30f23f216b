// @ts-check
/** Options that name seats: an order to drag or to step through, and what each seat is given. */

/** @param {HTMLFormElement} form */
export function listenToSeats(form) {
  for (const box of form.querySelectorAll("[data-order]")) if (box instanceof HTMLElement) order(box);
  for (const box of form.querySelectorAll("[data-gifts]")) if (box instanceof HTMLElement) gifts(box);
}

/**
 * Show the seats that the options have, by their names, and no others.
 * @param {HTMLFormElement} form
 * @param {string[]} roles
 * @returns {boolean} whether what is chosen has changed by that
 */
export function fitSeats(form, roles) {
  const before = rawValues(form);
  for (const row of form.querySelectorAll("[data-seat]")) {
    if (!(row instanceof HTMLElement)) continue;
    const seat = Number(row.dataset.seat);
    row.hidden = seat >= roles.length;
    const role = row.querySelector(".seat-role");
    if (role && roles[seat]) role.textContent = roles[seat];
    const box = row.matches(".chip") && row.querySelector("input");
    if (box instanceof HTMLInputElement) box.disabled = row.hidden; // such a seat is not sent
  }
  for (const box of form.querySelectorAll("[data-order]")) if (box instanceof HTMLElement) writeOrder(box);
  for (const box of form.querySelectorAll("[data-gifts]")) if (box instanceof HTMLElement) writeGifts(box);
  return rawValues(form) !== before;
}

/** @param {HTMLFormElement} form */
function rawValues(form) {
  return [...form.querySelectorAll("input.raw")].map((one) => /** @type {HTMLInputElement} */ (one).value).join(";");
}

/** The plain field beneath, and the list over it. @param {HTMLElement} box */
function parts(box) {
  const raw = /** @type {HTMLInputElement} */ (box.querySelector("input.raw"));
  const list = /** @type {HTMLElement} */ (box.querySelector("ol, ul"));
  return { raw, list, rows: /** @type {HTMLElement[]} */ ([...list.children]) };
}

/** Put the list in the place of the plain field. @param {HTMLElement} box */
function cover(box) {
  const { raw, list } = parts(box);
  raw.type = "hidden";
  list.hidden = false;
}

// An order

/** @param {HTMLElement} box */
function order(box) {
  cover(box);
  const { raw, list, rows } = parts(box);
  for (const seat of raw.value.split(",").filter(Boolean)) {
    const row = rows.find((one) => Number(one.dataset.seat) + 1 === Number(seat));
    if (row) list.append(row);
  }
  for (const row of rows) if (!raw.value.split(",").includes(String(Number(row.dataset.seat) + 1))) list.append(row);
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-move]");
    const row = button && button.closest("li");
    if (!(button instanceof HTMLElement) || !row) return;
    step(box, row, Number(button.dataset.move));
    button.focus();
  });
  dragRows(box);
}

/** @param {HTMLElement} box @param {HTMLElement} row @param {number} by */
function step(box, row, by) {
  const beside = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!beside || (beside instanceof HTMLElement && beside.hidden)) return;
  if (by < 0) beside.before(row);
  else beside.after(row);
  changed(box, writeOrder);
}

/** Drag a row by mouse or finger. @param {HTMLElement} box */
function dragRows(box) {
  const { list } = parts(box);
  /** @type {HTMLElement | null} */
  let held = null;
  for (const row of parts(box).rows) row.draggable = false; // pointers do it, for fingers too
  list.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    held = target.closest("button") ? null : /** @type {HTMLElement | null} */ (target.closest("li"));
    if (!held) return;
    event.preventDefault();
    list.setPointerCapture(event.pointerId);
    held.classList.add("held");
  });
  list.addEventListener("pointermove", (event) => {
    if (!held) return;
    for (const row of parts(box).rows) {
      if (row === held || row.hidden) continue;
      const { top, height } = row.getBoundingClientRect();
      if (event.clientY < top || event.clientY > top + height) continue;
      if (row.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_FOLLOWING) row.before(held);
      else row.after(held);
      break;
    }
  });
  for (const end of ["pointerup", "pointercancel"])
    list.addEventListener(end, () => {
      if (!held) return;
      held.classList.remove("held");
      held = null;
      changed(box, writeOrder);
    });
}

/** @param {HTMLElement} box */
function writeOrder(box) {
  const { raw, rows } = parts(box);
  const seats = rows.filter((row) => !row.hidden).map((row) => Number(row.dataset.seat) + 1);
  const usual = seats.every((seat, at) => seat === at + 1);
  raw.value = usual ? "" : seats.join(",");
}

// Gifts

/** @param {HTMLElement} box */
function gifts(box) {
  cover(box);
  const { raw, list, rows } = parts(box);
  for (const part of raw.value.split(",")) {
    const [seat, ...words] = part.trim().split(/\s+/);
    const row = rows.find((one) => Number(one.dataset.seat) + 1 === Number(seat));
    for (const input of row?.querySelectorAll("input") ?? []) {
      const word = input.dataset.word ?? "";
      if (input.type === "checkbox") input.checked = words.includes(word);
      else input.value = words.find((one) => one.startsWith(word))?.slice(word.length) ?? "0";
    }
  }
  list.addEventListener("change", () => writeGifts(box));
}

/** @param {HTMLElement} box */
function writeGifts(box) {
  const { raw, rows } = parts(box);
  const given = rows.filter((row) => !row.hidden).map((row) => {
    const words = [...row.querySelectorAll("input")].map((input) => {
      if (input.type === "checkbox") return input.checked ? input.dataset.word : "";
      return Number(input.value) ? `${input.dataset.word}${input.value}` : "";
    });
    const told = words.filter(Boolean).join(" ");
    return told && `${Number(row.dataset.seat) + 1} ${told}`;
  });
  raw.value = given.filter(Boolean).join(", ");
}

/** @param {HTMLElement} box @param {(box: HTMLElement) => void} write */
function changed(box, write) {
  write(box);
  parts(box).raw.dispatchEvent(new Event("change", { bubbles: true }));
}
