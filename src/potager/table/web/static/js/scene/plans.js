// @ts-check
/** What the team plans, over the scene: each plan in its player's colour, with the name. */
import { svg } from "../lib/dom.js";
import { shortened } from "./scene.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("../wire.js").Planned} Planned */
/** @typedef {import("../wire.js").Scene} Scene */
/** @typedef {import("../wire.js").Seat} Seat */
/** @typedef {import("../wire.js").Sprite} Sprite */

const APART = 7; // units between the ways of two players
const COLOURS = ["leaf", "pond", "plum", "pumpkin", "beet", "soil"]; // of those who have none
const COLOUR = "currentColor"; // the player's
const EDGE = "#fff";
const LINE = { fill: "none", stroke: COLOUR, "stroke-width": 7, "stroke-linejoin": "round" };
const DOTS = { "stroke-linecap": "round", "stroke-dasharray": "2 14" };
const LETTERS = 17; // the size of a name
const ROOM = 85; // for a name, where the place is smaller
const SMALL = 0.74; // of the place on which it would lie

/**
 * @param {Stage} stage
 * @param {Scene | null} scene
 * @param {Planned[]} plans
 * @param {Seat[]} seats
 * @param {(symbol: string) => number} ways in how many ways something can lie
 */
export function showPlans(stage, scene, plans, seats, ways) {
  const on = new Map(scene?.sprites.map((sprite) => [sprite.target, sprite]));
  const isBot = (/** @type {Planned} */ { seat }) => Boolean(seats.find((one) => one.seat === seat)?.bot);
  const people = plans.filter((one) => !isBot(one));
  const taken = new Set(people.flatMap(({ plan }) => Object.keys(plan?.pieces ?? {})));
  // What people would lay lies above what bots would.
  stage.plans.replaceChildren(
    ...plans.filter(isBot).map((one) => drawing(on, one, seats, ways, taken)),
    ...people.map((one) => drawing(on, one, seats, ways)),
  );
}

/** @param {Map<string | undefined, Sprite>} on @param {Planned} planned @param {Seat[]} seats @param {(symbol: string) => number} ways @param {Set<string>} [taken] */
function drawing(on, { seat, name, plan: { line = [], pieces = {} } = {} }, seats, ways, taken) {
  const own = seats.find((one) => one.seat === seat);
  const aside = APART * (seat % 2 ? -1 : 1) * Math.ceil(seat / 2);
  const group = svg("g", { class: `plan of-${own?.colour || COLOURS[seat % COLOURS.length]}`, opacity: taken ? 0.62 : 1 });
  const laid = Object.entries(pieces).filter(([target, [symbol, quarters]]) => {
    const there = on.get(target);
    return there && !taken?.has(target) && !lies(there, symbol, quarters, ways(symbol));
  });
  for (const [target, [symbol, quarters]] of laid) {
    const { x, y, w = 0, h = 0 } = placeOf(on, target);
    const size = { x: -w / 2, y: -h / 2, width: w, height: h };
    const tile = svg("use", { href: "#" + symbol, transform: `rotate(${90 * quarters})`, opacity: 0.72, ...size });
    group.append(svg("g", { transform: `translate(${x} ${y}) scale(${SMALL})` }, tile, svg("rect", { ...size, ...LINE, rx: w * 0.1, "stroke-width": 6, "stroke-dasharray": "12 8" })));
  }
  const way = line.filter((target) => on.has(target)).map((target) => placeOf(on, target));
  const end = way.at(-1);
  if (end) {
    const d = "M" + way.map(({ x, y }) => `${x + aside} ${y + aside}`).join("L");
    group.append(
      svg("path", { d, ...LINE, ...DOTS, class: "edge", stroke: EDGE, "stroke-width": 11 }),
      svg("path", { d, ...LINE, ...DOTS }),
      svg("circle", { cx: end.x + aside, cy: end.y + aside, r: 9, fill: COLOUR, stroke: EDGE, "stroke-width": 2.5 }),
    );
  }
  const [first] = [...line, ...laid.map(([target]) => target)].filter((target) => on.has(target));
  if (first) {
    const { x, y, w = 0, h = 0 } = placeOf(on, first);
    const said = svg("text", { "text-anchor": "middle", x, y: y - h * 0.3 + 2 * aside, "font-size": LETTERS, "font-weight": 700, stroke: EDGE, "stroke-width": 5, "paint-order": "stroke" }, shortened(name, Math.max(w, ROOM), LETTERS));
    said.style.fill = COLOUR; // the scene has a colour for words
    group.append(said);
  }
  return group;
}

/** @param {Map<string | undefined, Sprite>} on @param {string} target */
function placeOf(on, target) {
  const { x = 0, y = 0, w, h } = /** @type {Sprite} */ (on.get(target));
  return { x, y, w, h };
}

/** Whether that lies there already. @param {Sprite} on @param {string} symbol @param {number} quarters @param {number} ways */
function lies(on, symbol, quarters, ways) {
  return on.symbol === symbol && ((on.turn ?? 0) / 90 - quarters) % ways === 0;
}
