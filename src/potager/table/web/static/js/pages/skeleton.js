// @ts-check
/** What all pages with a scene have alike: table, lesson, puzzle and replay. */
import { listenToDialogs } from "../lib/dialogs.js";
import { the } from "../lib/dom.js";
import { onLayout } from "../lib/layout.js";
import { Store } from "../lib/store.js";
import { t } from "../lib/texts.js";
import { Stage } from "../scene/scene.js";
import { Keyboard } from "../choosing/keyboard.js";
import { Picker } from "../choosing/picker.js";
import { Prompt } from "../choosing/prompt.js";
import { begin, next } from "../table/state.js";

/** @typedef {import("../table/state.js").State} State */
/** @typedef {import("../table/state.js").Message} Message */
/** @typedef {import("../table/state.js").Extra} Extra */

/**
 * What a page does that lets somebody choose in its scene.
 * @typedef {object} Acts
 * @property {import("../choosing/picker.js").Around["ask"]} ask what would this path do?
 * @property {(target: string) => void} point somebody shows something to the others
 * @property {(target: string, picked: string[]) => void} why somebody wants what can't be chosen
 * @property {(choice: import("../choosing/paths.js").Choice, path: string[]) => void} chosen a path is finished
 * @property {() => boolean} space the space bar; says whether it was its
 * @property {(extra: Extra) => import("../choosing/prompt.js").Button} [buttonOf] what can be asked for beside the choices
 * @property {(state: State, before: State) => void} [draw] what is new before the choices are drawn
 * @property {(state: State, before: State) => void} [drawn] and after
 */

export function stageOf() {
  return new Stage(/** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene"))));
}

/**
 * A scene to choose in, with the prompt and the keyboard.
 * @param {Partial<State>} known
 * @param {Acts} acts
 */
export function choosing(known, acts) {
  const stage = stageOf();
  /** @type {Store<State, Message>} */
  const store = new Store(begin({ ...known, rolls: t("table-roll") }), next, (state, before) => {
    acts.draw?.(state, before);
    const { picks } = state;
    if (picks !== before.picks) {
      picker.draw(before.picks);
      keyboard.draw();
    }
    if (picks !== before.picks || state.prompt !== before.prompt) prompt.draw();
    acts.drawn?.(state, before);
    const { finished } = picks;
    if (finished && finished !== before.picks.finished) acts.chosen(finished.choice, finished.path);
  });
  const picker = new Picker(stage, store, acts);
  const keyboard = new Keyboard(picker, acts.space);
  const prompt = new Prompt(picker, store, acts.buttonOf);
  return { store, stage, picker, prompt, keyboard };
}

/** The page is there. @param {DOMStringMap} page @param {(layout: import("../wire.js").Layout) => void} changed another layout fits now */
export async function start(page, changed) {
  listenToDialogs();
  onLayout(changed);
  await loadArt(page.art ?? "");
}

/** Put the game's symbols into the page, where every <use> finds them. @param {string} address */
async function loadArt(address) {
  const answer = await fetch(address);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const art = document.importNode(parsed.documentElement, true);
  art.setAttribute("class", "art hidden");
  art.setAttribute("aria-hidden", "true");
  document.body.prepend(art);
}
