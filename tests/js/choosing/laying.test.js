// Tiles on their way: shown at once, sent one after another, taken back where one is refused.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_LAID, cleared, fits, isOpen, isSeen, laid, lifted, wentOn } from "../../../src/potager/table/web/static/js/choosing/laying.js";

const leaf = (target) => ({ target, label: target });
const squares = ["square:a", "square:b", "square:c"];
const hand = ["hand:1", "hand:2"];
const decision = (id, free = squares, tiles = hand) => ({
  id,
  seat: 0,
  waited: true,
  branches: tiles.map((tile) => ({ target: tile, then: [{ target: `turn:${tile}`, then: free.map(leaf) }, ...free.map(leaf)] })),
});
const tile = (target, more = {}) => ({ key: target, target, symbol: "corner", classes: ["turns"], ...more });
const scene = { width: 9, height: 9, sprites: [...hand.map((one) => tile(one)), ...squares.map((target) => ({ key: target, target, x: 5 }))] };
const first = () => laid(NOTHING_LAID, scene, decision("1"), ["hand:1", "turn:hand:1", "square:a"]);

test("only a tile of the hand fits on something else", () => {
  assert.ok(fits(scene, ["hand:1", "square:a"]));
  assert.ok(!fits(scene, ["square:a", "hand:1"]), "a square turns nowhere");
  assert.ok(!fits(scene, ["hand:1", "hand:1"]));
  assert.ok(!fits(scene, ["hand:1", "pass"]), "that is no place");
  assert.ok(!fits(scene, ["turn:hand:1", "square:a"]), "it was lifted before");
});

test("the first is sent at once, and lies turned where it will", () => {
  const laying = first();
  assert.deepEqual(laying.sent, { id: "1", seat: 0, path: ["hand:1", "turn:hand:1", "square:a"] });
  const [{ sprite, over }] = laying.placings;
  assert.deepEqual([sprite.turn, sprite.x, sprite.symbol, over], [90, 5, "corner", "square:a"]);
  assert.ok(isOpen(laying) && !isOpen(NOTHING_LAID));
});

test("the next waits for its decision, and is sent then", () => {
  const two = laid(first(), scene, decision("1"), ["hand:2", "square:b"]);
  assert.equal(two.sent.path.at(-1), "square:a");
  assert.equal(wentOn(two, [decision("1")]), two, "no answer yet");
  const on = wentOn(two, [decision("2", ["square:b", "square:c"], ["hand:2"])]);
  assert.deepEqual(on.sent, { id: "2", seat: 0, path: ["hand:2", "square:b"] });
  assert.equal(on.placings.length, 1);
  assert.deepEqual(wentOn(on, [decision("3", ["square:c"])]).placings, []);
});

test("what can not lie any more is taken back, with all after it", () => {
  let laying = laid(first(), scene, decision("1"), ["hand:2", "square:a"]);
  laying = laid(laying, scene, decision("1"), ["hand:2", "square:b"]);
  const after = wentOn(laying, [decision("2", ["square:b", "square:c"], ["hand:2"])]);
  assert.deepEqual([after.placings, after.sent, after.failed], [[], null, 1]);
});

test("a scene is seen already where the tile lies in it as it was laid", () => {
  const lies = (more) => ({ ...scene, sprites: [...scene.sprites.slice(0, 2), { key: "square:a", symbol: "corner", turn: 450, ...more }] });
  assert.ok(isSeen(first(), lies()));
  assert.ok(!isSeen(first(), lies({ turn: 0 })));
  assert.ok(!isSeen(first(), lies({ symbol: "cross" })));
  assert.ok(!isSeen(NOTHING_LAID, scene));
});

test("a tile that lies is lifted, and laid again with what follows", () => {
  const lying = { ...scene, sprites: [tile("square:a", { turn: 90 })] };
  const laying = lifted(NOTHING_LAID, lying, decision("1"), "square:a", 1);
  assert.ok(!isOpen(laying), "nothing else can be laid meanwhile");
  assert.deepEqual(laying.sent.path, ["square:a"]);
  assert.ok(isSeen(laying, { ...scene, sprites: [] }));
  const held = decision("2", ["square:a"], ["held"]);
  const again = wentOn(laying, [{ ...held, branches: held.branches[0].then.map((one) => ({ ...one, target: one.target })) }]);
  assert.deepEqual(again.sent, { id: "2", seat: 0, path: ["turn:held", "square:a"] });
  assert.deepEqual(wentOn(laying, [decision("2", ["square:b"])]).placings, [], "it stays in the hand");
});

test("nothing is on its way twice", () => {
  assert.equal(cleared(NOTHING_LAID), NOTHING_LAID);
  assert.deepEqual([cleared(first()).placings, cleared(first()).sent], [[], null]);
  assert.notEqual(laid(cleared(first()), scene, decision("1"), ["hand:1", "square:a"]).placings[0].sprite.key, first().placings[0].sprite.key);
});
