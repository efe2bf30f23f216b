// The tree of legal paths, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NO_PATHS, beginning, canGo, ends, find, offered, pathTo, restarted, steppedBack, tapped, taken, turned, turning, turnOf,
} from "../../../src/potager/table/web/static/js/choosing/paths.js";

const leaf = (target) => ({ target, label: target });
const branch = (target, ...then) => ({ target, label: target, then });
const decision = (branches, id = "1", waited = true) => ({ id, seat: 0, waited, branches });
const targets = (paths) => paths.choices.map((choice) => choice.branch.target);

/** A tile that can be turned three times and laid on two squares, and a pass. */
function tiles() {
  const places = () => [leaf("square:a"), leaf("square:b")];
  const turned = (times) =>
    times ? [branch("turn:tile", ...turned(times - 1)), ...places()] : places();
  return decision([branch("tile", ...turned(3)), leaf("pass")]);
}

function open(...decisions) {
  return offered(NO_PATHS, decisions);
}

test("a path is walked step by step and back, and each place stays what it was", () => {
  const start = open(decision([branch("a", leaf("b"), leaf("c")), leaf("d")]));
  assert.deepEqual(targets(start), ["a", "d"]);
  const a = find(start, "a");
  assert.equal(ends(a), false);
  const after = taken(start, a);
  assert.deepEqual(targets(after), ["b", "c"]);
  assert.equal(ends(find(after, "c")), true);
  assert.deepEqual(pathTo(after, find(after, "c")), ["a", "c"]);
  assert.deepEqual(targets(steppedBack(after)), ["a", "d"]);
  assert.equal(steppedBack(start), null);
  assert.deepEqual(targets(start), ["a", "d"]);
});

test("what is waited for stands before what may be done besides, and dice before all", () => {
  const paths = offered(NO_PATHS, [decision([leaf("power")], "1", false), decision([leaf("move")], "2")], true, "Roll");
  assert.deepEqual(targets(paths), ["roll", "move", "power"]);
  assert.deepEqual(find(paths, "roll"), { branch: { target: "roll", label: "Roll" }, decision: null });
  assert.equal(find(paths, "power").decision.id, "1");
});

test("what is picked is turned round and round, and stays turned in the path", () => {
  let paths = open(tiles());
  paths = taken(paths, find(paths, "tile"));
  for (const quarters of [1, 2, 3]) {
    paths = turned(paths);
    assert.equal(paths.quarters, quarters);
    assert.deepEqual(
      pathTo(paths, find(paths, "square:b")),
      ["tile", ...Array(quarters).fill("turn:tile"), "square:b"],
    );
  }
  paths = turned(paths);
  assert.equal(paths.quarters, 4, "the last quarter closes the circle");
  assert.deepEqual(pathTo(paths, find(paths, "square:b")), ["tile", "square:b"]);
});

test("a turned tile is put down in one step back", () => {
  let paths = open(tiles());
  paths = taken(paths, find(paths, "tile"));
  paths = taken(paths, turning(paths));
  paths = taken(paths, turning(paths));
  paths = steppedBack(paths);
  assert.deepEqual(targets(paths), ["tile", "pass"]);
  assert.equal(paths.quarters, 0);
  assert.equal(turned(paths), null, "nothing is picked");
});

test("news of the same moment leave a picked piece in the hand", () => {
  let paths = open(tiles());
  paths = turned(taken(paths, find(paths, "tile")));
  paths = offered(paths, [tiles()]);
  assert.equal(paths.news, "kept");
  assert.deepEqual(paths.steps.map((step) => step.target), ["tile", "turn:tile"]);
  assert.equal(paths.quarters, 1);
});

test("a begun path that is possible no more is dropped", () => {
  let paths = open(tiles());
  paths = taken(paths, find(paths, "tile"));
  paths = offered(paths, [decision([leaf("pass")])]);
  assert.equal(paths.news, "again");
  assert.deepEqual(targets(paths), ["pass"]);
  assert.equal(offered(paths, [decision([leaf("pass")], "2")]).news, "other");
});

test("another piece can be picked in place of one", () => {
  let paths = open(decision([branch("a", leaf("x")), branch("b", leaf("x")), leaf("pass")]));
  paths = taken(paths, find(paths, "a"));
  assert.equal(find(paths, "b"), null);
  assert.equal(beginning(paths, "b").branch.target, "b");
  assert.equal(beginning(paths, "pass"), null, "a finished path is no beginning");
  assert.deepEqual(targets(restarted(paths)), ["a", "b", "pass"]);
});

test("a branch may go on as one before it does", () => {
  let paths = open(decision([branch("a", leaf("c"), leaf("d")), { target: "b", like: "a" }, leaf("e")]));
  assert.equal(ends(find(paths, "b")), false);
  assert.equal(ends(find(paths, "e")), true);
  paths = taken(paths, find(paths, "b"));
  assert.deepEqual(targets(paths), ["c", "d"]);
  assert.deepEqual(pathTo(paths, find(paths, "d")), ["b", "d"]);
});

test("a tile turns the other way too, from the start to its last quarter", () => {
  let paths = open(tiles());
  assert.equal(turned(paths, -1), null, "nothing is picked");
  paths = taken(paths, find(paths, "tile"));
  const turns = [];
  for (let turn = 0; turn < 5; turn++) {
    paths = turned(paths, -1);
    turns.push(pathTo(paths, find(paths, "square:b")).length - 2);
  }
  assert.deepEqual(turns, [3, 2, 1, 0, 3]);
  assert.equal(paths.quarters, -5);
  paths = turned(paths);
  assert.deepEqual(pathTo(paths, find(paths, "square:b")), ["tile", "square:b"]);
});

test("who lays tile after tile keeps the next one in hand when the last has come to lie", () => {
  let paths = open(tiles());
  paths = turned(taken(paths, find(paths, "tile")));
  paths = offered(paths, [{ ...tiles(), id: "2" }], false, "", true);
  assert.equal(paths.news, "kept");
  assert.deepEqual(paths.steps.map((step) => step.target), ["tile", "turn:tile"]);
  assert.equal(offered(paths, [decision([leaf("pass")], "3")], false, "", true).news, "other");
});

test("the steps of a path can be made one after another, or not", () => {
  assert.ok(canGo(tiles(), ["pass"]));
  assert.ok(canGo(tiles(), ["tile", "turn:tile", "square:a"]));
  assert.ok(!canGo(tiles(), ["tile", "square:c"]));
  assert.ok(!canGo(tiles(), ["tower", "square:a"]));
});

test("a turn is one more tap on what is turned", () => {
  assert.equal(tapped(turnOf("hand:1")), "hand:1");
  assert.equal(tapped("hand:1"), "hand:1");
});
