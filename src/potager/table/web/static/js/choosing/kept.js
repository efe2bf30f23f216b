// @ts-check
/** A secret choice that is in: it is lifted and ticked, and what else could be chosen steps back. */
import { svg } from "../lib/dom.js";

const LIFT = 14;

/**
 * @param {import("../scene/scene.js").Stage} stage
 * @param {string} kept the target that was chosen
 * @param {string[]} others what it could be changed to
 */
export function showKept(stage, kept, others) {
  const nodes = stage.wholeOf(kept);
  if (!nodes.length) return; // a button of the prompt
  for (const node of nodes) node.classList.add("lifted");
  for (const node of stage.nodesOf(kept)) node.classList.add("kept");
  for (const other of others)
    if (other !== kept) for (const node of stage.wholeOf(other)) node.classList.add("set-back");
  const { x = 0, y = 0, w = 0, h = 0 } = stage.spriteOf(kept) ?? {};
  stage.root.append(
    svg(
      "g",
      {
        class: "tick",
        ...{ stroke: "#fffdf8", "stroke-linecap": "round", "stroke-linejoin": "round", "pointer-events": "none" },
        "aria-hidden": "true",
        transform: `translate(${x - w / 2 + 4} ${y - h / 2 + 4 - LIFT})`,
      },
      svg("circle", { fill: "var(--primary)", "stroke-width": 3, r: 13 }),
      svg("path", { fill: "none", "stroke-width": 3.4, d: "M-6 .5l4 4.5 8-9" }),
    ),
  );
}

/** @param {import("../scene/scene.js").Stage} stage */
export function forgetKept(stage) {
  for (const node of stage.root.querySelectorAll(".kept, .lifted, .set-back"))
    node.classList.remove("kept", "lifted", "set-back");
  stage.root.querySelector(".tick")?.remove();
}
