// @ts-check
/**
 * What somebody says, at the speaker's seat for some seconds, in the speaker's colour and with the
 * name. A bubble stays within the list of the players, on a phone above it, where it points down at
 * its chip; so it never lies on the scene, and nothing can be clicked on it. Before and after
 * the match, where seats are full of buttons or out of sight, it lies above the chat.
 */
import { el, the } from "../lib/dom.js";
import { meet, tappable } from "../lib/note_places.js";
import { layout } from "../lib/layout.js";

const LASTS_MS = 4000;
const A_LETTER_MS = 40;
const LONGEST_MS = 9000;
const FOLLOWS_MS = 200; // the list is drawn anew with every beat
const MARGIN = 6;
const WIDEST = 280; // on a phone
const STEP = 8; // by which it is laid higher until it covers nothing

/** Where seats are shown: at the table, in the waiting room, at the end. */
const LISTS = ["#players", "#room-seats", "#ending"];

/**
 * @param {{seat: number, name: string, colour?: string}} speaker
 * @param {string} words
 * @param {boolean} large
 * @param {() => number} seatNow where the speaker sits by then: seats may be swapped meanwhile
 */
export function bubble({ seat, name, colour }, words, large, seatNow) {
  const layer = the("bubbles");
  layer.querySelector(`[data-seat="${seat}"]`)?.remove();
  const said = el("span", { class: "bubble-words clamp" }, el("b", {}, name), " ", words);
  const shown = el("p", { class: `bubble ${colour ? `of-${colour}` : ""}`, "data-seat": String(seat) }, said);
  shown.classList.toggle("large", large);
  layer.append(shown);
  place(shown, seatNow());
  const following = setInterval(() => place(shown, seatNow()), FOLLOWS_MS);
  setTimeout(
    () => {
      clearInterval(following);
      shown.remove();
    },
    Math.min(LASTS_MS + A_LETTER_MS * words.length, LONGEST_MS),
  );
}

/** @param {HTMLElement} shown @param {number} seat */
function place(shown, seat) {
  const row = rowOf(seat);
  const list = row?.closest(".card, .players");
  shown.hidden = !row || !list;
  if (!row || !list) return;
  shown.dataset.seat = String(seat);
  const apart = !list.matches(".players");
  shown.classList.toggle("apart", apart);
  if (apart) return placeApart(shown);
  const above = layout() === "phone" && list.matches(".players");
  shown.classList.toggle("above", above);
  if (above) placeAbove(shown, row);
  else placeBeside(shown, row, list);
}

/** Over its chip, wherever that has slid to. @param {HTMLElement} shown @param {Element} chip */
function placeAbove(shown, chip) {
  const at = chip.getBoundingClientRect();
  const middle = Math.min(Math.max((at.left + at.right) / 2, 3 * MARGIN), innerWidth - 3 * MARGIN);
  shown.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * MARGIN)}px`;
  const { width, height } = shown.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(middle - width / 2, innerWidth - MARGIN - width));
  shown.style.left = `${left}px`;
  shown.style.top = `${at.top - MARGIN - height}px`;
  shown.style.setProperty("--tail", `${middle - left}px`);
}

/** Beside the face and below the name, as far as the list goes. @param {HTMLElement} shown @param {Element} row @param {Element} list */
function placeBeside(shown, row, list) {
  const around = list.getBoundingClientRect();
  const at = row.getBoundingClientRect();
  const face = row.querySelector(".face")?.getBoundingClientRect() ?? at;
  const right = Math.min(around.right, innerWidth);
  shown.style.maxWidth = `${right - around.left - face.width - 3 * MARGIN}px`;
  const { width, height } = shown.getBoundingClientRect();
  const left = Math.min(face.right + MARGIN, right - MARGIN - width);
  const name = row.querySelector(".player-name")?.getBoundingClientRect();
  const top = Math.min(name ? name.bottom : at.top + MARGIN, around.bottom - MARGIN - height);
  shown.style.left = `${Math.max(left, around.left + MARGIN)}px`;
  shown.style.top = `${Math.max(top, around.top + MARGIN)}px`;
}

/** Above the chat, as high as it takes to cover nothing that can be tapped. @param {HTMLElement} shown */
function placeApart(shown) {
  const chat = the("chat").getBoundingClientRect();
  const taken = tappable();
  for (const other of the("bubbles").children) if (other !== shown) taken.push(other.getBoundingClientRect());
  shown.style.maxWidth = `${Math.min(WIDEST, chat.width)}px`;
  const { width, height } = shown.getBoundingClientRect();
  const left = chat.left;
  const lies = (/** @type {number} */ top) => ({ left, top, right: left + width, bottom: top + height });
  const lowest = chat.top - MARGIN - height;
  let top = lowest;
  while (top > 0 && taken.some((one) => meet(one, lies(top)))) top -= STEP;
  shown.style.left = `${left}px`;
  shown.style.top = `${top > 0 ? top : lowest}px`;
}

/** @param {number} seat */
function rowOf(seat) {
  for (const list of LISTS) {
    const row = document.querySelector(`${list} [data-seat="${seat}"]`);
    if (row?.checkVisibility({ visibilityProperty: true })) return row;
  }
  return null;
}
