// @ts-check
/** Whether somebody in a lesson does what it asks for, and why something else is not it. */
import { isTurn } from "../choosing/paths.js";

/** Whether the steps that were made lead where the lesson wants to; quarters may be turned on the way. @param {string[]} made @param {string[]} asked */
export function isOnTheWay(made, asked) {
  const [steps, wanted] = [made, asked].map((path) => path.filter((one) => !isTurn(one)));
  return !asked.length || steps.every((one, i) => one === wanted[i]);
}

/**
 * The game's own reason against a target, with so many steps made; none: there is nothing to say.
 * @param {import("../wire.js").LessonStep["answers"]} answers
 * @param {string} target
 * @param {string[]} picked
 */
export function reasonAgainst(answers = [], target, picked) {
  return answers.find((one) => (one.picked ?? 0) === picked.length && one.targets.includes(target))?.why ?? "";
}
