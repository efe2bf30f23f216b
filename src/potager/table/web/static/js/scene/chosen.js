// @ts-check
/** That somebody has chosen is public, what is secret: sprites of the class choice-N say it of seat N. */

/** @param {import("./scene.js").Stage} stage @param {import("../table/players.js").Player[]} seats */
export function showChosen(stage, seats) {
  for (const { seat, chosen } of seats)
    for (const node of stage.root.querySelectorAll(`.choice-${seat}`)) node.classList.toggle("is-in", Boolean(chosen));
}
