// @ts-check
/** How fast things are shown, and whether dice roll by themselves: kept in this browser. */
import { recall, remember } from "../lib/memory.js";

const PACE = "potager.pace";
const AUTO_ROLL = "potager.auto-roll";

/** How long everything takes, against the usual. @type {Record<string, number>} */
const PACES = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };

let chosen = recall(PACE) ?? "normal";
let auto = recall(AUTO_ROLL) === "on";

function paceName() {
  return chosen in PACES ? chosen : "normal";
}

export function pace() {
  return PACES[paceName()];
}

export function rollsAlone() {
  return auto;
}

/** The settings in the menu. @param {() => void} changed */
export function listenToPace(changed) {
  for (const choice of document.querySelectorAll("input[name=pace]")) {
    const radio = /** @type {HTMLInputElement} */ (choice);
    radio.checked = radio.value === paceName();
    radio.addEventListener("change", () => {
      chosen = radio.value;
      remember(PACE, chosen);
      changed();
    });
  }
  const box = /** @type {HTMLInputElement} */ (document.querySelector("#auto-roll input"));
  box.checked = auto;
  box.addEventListener("change", () => {
    auto = box.checked;
    remember(AUTO_ROLL, auto ? "on" : "off");
    changed();
  });
}
