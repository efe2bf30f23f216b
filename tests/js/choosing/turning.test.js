// Turning tiles that lie, and the wheel.
import assert from "node:assert/strict";
import test from "node:test";
import { listenToWheel, turnMade, turnedPath, turnsOf, wayToTurn } from "../../../src/potager/table/web/static/js/choosing/turning.js";
import { NO_PATHS, offered } from "../../../src/potager/table/web/static/js/choosing/paths.js";

const leaf = (target) => ({ target });
/** A tile of the hand that fits on a square so many ways, one quarter after another. */
const inHand = (target, ways) => ({ target, then: Array.from({ length: ways }).reduceRight((then) => [...(then.length ? [{ target: `turn:${target}`, then }] : []), leaf("square")], []) });
const decision = (...branches) => ({ id: "1", seat: 0, waited: true, branches });
const scene = (...sprites) => ({ width: 9, height: 9, sprites: sprites.map((one, key) => ({ key, symbol: "corner", ...one })) });
const open = (...branches) => offered(NO_PATHS, [decision(...branches)]);

test("quarters go round, also backwards", () => {
  assert.deepEqual([0, 90, 450, -90, -720, undefined].map(turnsOf), [0, 1, 1, 3, 0, 0]);
});

test("a tile is lifted where the rules let it", () => {
  const lies = scene({ target: "square", classes: ["turns"] });
  const paths = open(leaf("square"));
  assert.equal(wayToTurn(paths, lies, "square").rotations, 4);
  assert.deepEqual(turnMade(paths, lies, { target: "square", quarters: -1 }), { choice: paths.roots[0], target: "square", quarters: 3 });
  assert.equal(turnMade(paths, lies, { target: "square", quarters: 4 }), null, "round and back");
  assert.equal(wayToTurn(open(leaf("other")), lies, "square"), null);
  assert.equal(wayToTurn(paths, lies, "nowhere"), null);
});

test("what looks the same from two sides turns half as far", () => {
  const lies = scene({ target: "square", classes: ["turns", "twofold"] });
  assert.equal(turnMade(open(leaf("square")), lies, { target: "square", quarters: 2 }), null);
  assert.equal(turnMade(open(leaf("square")), lies, { target: "square", quarters: 3 }).quarters, 1);
});

test("else it is exchanged for its like of the hand, laid one quarter further than it lies", () => {
  const lies = scene({ target: "square", turn: 90 }, { target: "hand", classes: ["turns"] });
  const paths = open(inHand("hand", 4));
  const made = turnMade(paths, lies, { target: "square", quarters: 1 });
  assert.deepEqual(made.path, ["hand", "turn:hand", "turn:hand", "square"]);
  assert.equal(wayToTurn(open(inHand("hand", 1)), lies, "square"), null, "it fits in one way only");
  const other = scene({ target: "square", symbol: "cross" }, { target: "hand", classes: ["turns"] });
  assert.equal(wayToTurn(paths, other, "square"), null, "that is another tile");
});

test("a path to a goal with so many quarters, if there is one", () => {
  const held = decision(...inHand("held", 2).then);
  assert.deepEqual(turnedPath(held, "square", 0), ["square"]);
  assert.deepEqual(turnedPath(held, "square", 1), ["turn:held", "square"]);
  assert.equal(turnedPath(held, "nowhere", 1), null);
  assert.equal(turnedPath(decision(leaf("square")), "square", 1), null);
});

test("the wheel turns notch by notch, and scrolls where nothing turns", () => {
  let wheel;
  const turns = [];
  let turnable = true;
  listenToWheel({ addEventListener: (_, listener) => (wheel = listener) }, (by) => turnable && turns.push(by) > 0);
  let kept = 0;
  const roll = (deltaY, timeStamp, more = {}) => wheel({ deltaY, timeStamp, deltaMode: 0, preventDefault: () => kept++, ...more });
  roll(25, 1000);
  assert.deepEqual(turns, [], "a trackpad sends many small ones");
  roll(25, 1010);
  roll(100, 1050);
  assert.deepEqual(turns, [1], "the same gesture");
  roll(-100, 1200);
  roll(3, 1400, { deltaMode: 1 });
  assert.deepEqual(turns, [1, -1, 1]);
  roll(100, 1600, { ctrlKey: true });
  turnable = false;
  roll(100, 1800);
  assert.deepEqual([turns.length, kept], [3, 3]);
});
