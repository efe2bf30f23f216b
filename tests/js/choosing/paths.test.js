// The tree of legal paths, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Paths } from "../../../src/potager/table/web/static/js/choosing/paths.js";

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
  const paths = new Paths();
  paths.offer(decisions, false);
  return paths;
}

test("a path is walked step by step and back", () => {
  const paths = open(decision([branch("a", leaf("b"), leaf("c")), leaf("d")]));
  assert.deepEqual(targets(paths), ["a", "d"]);
  const a = paths.find("a");
  assert.equal(paths.ends(a), false);
  paths.take(a);
  assert.deepEqual(targets(paths), ["b", "c"]);
  assert.equal(paths.ends(paths.find("c")), true);
  assert.deepEqual(paths.pathTo(paths.find("c")), ["a", "c"]);
  assert.equal(paths.back(), true);
  assert.deepEqual(targets(paths), ["a", "d"]);
  assert.equal(paths.back(), false);
});

test("what is waited for stands before what may be done besides, and dice before all", () => {
  const paths = new Paths();
  paths.offer([decision([leaf("power")], "1", false), decision([leaf("move")], "2")], true);
  assert.deepEqual(targets(paths), ["roll", "move", "power"]);
  assert.equal(paths.find("roll").decision, null);
  assert.equal(paths.find("power").decision.id, "1");
});

test("what is picked is turned round and round, and stays turned in the path", () => {
  const paths = open(tiles());
  paths.take(paths.find("tile"));
  for (const quarters of [1, 2, 3]) {
    assert.equal(paths.turn(), true);
    assert.equal(paths.quarters, quarters);
    assert.deepEqual(
      paths.pathTo(paths.find("square:b")),
      ["tile", ...Array(quarters).fill("turn:tile"), "square:b"],
    );
  }
  assert.equal(paths.turn(), true, "the last quarter closes the circle");
  assert.equal(paths.quarters, 4);
  assert.deepEqual(paths.pathTo(paths.find("square:b")), ["tile", "square:b"]);
});

test("a turned tile is put down in one step back", () => {
  const paths = open(tiles());
  paths.take(paths.find("tile"));
  paths.take(paths.turning());
  paths.take(paths.turning());
  paths.back();
  assert.deepEqual(targets(paths), ["tile", "pass"]);
  assert.equal(paths.quarters, 0);
  assert.equal(paths.turn(), false, "nothing is picked");
});

test("news of the same moment leave a picked piece in the hand", () => {
  const paths = open(tiles());
  paths.take(paths.find("tile"));
  paths.turn();
  assert.equal(paths.offer([tiles()], false), "kept");
  assert.deepEqual(paths.steps.map((step) => step.target), ["tile", "turn:tile"]);
  assert.equal(paths.quarters, 1);
});

test("a begun path that is possible no more is dropped", () => {
  const paths = open(tiles());
  paths.take(paths.find("tile"));
  assert.equal(paths.offer([decision([leaf("pass")])], false), "again");
  assert.deepEqual(targets(paths), ["pass"]);
  assert.equal(paths.offer([decision([leaf("pass")], "2")], false), "other");
  paths.close();
  assert.deepEqual(targets(paths), []);
});

test("another piece can be picked in place of one", () => {
  const paths = open(decision([branch("a", leaf("x")), branch("b", leaf("x")), leaf("pass")]));
  paths.take(paths.find("a"));
  assert.equal(paths.find("b"), null);
  assert.equal(paths.beginning("b").branch.target, "b");
  assert.equal(paths.beginning("pass"), null, "a finished path is no beginning");
});

test("a branch may go on as one before it does", () => {
  const paths = open(decision([branch("a", leaf("c"), leaf("d")), { target: "b", like: "a" }, leaf("e")]));
  assert.equal(paths.ends(paths.find("b")), false);
  assert.equal(paths.ends(paths.find("e")), true);
  paths.take(paths.find("b"));
  assert.deepEqual(targets(paths), ["c", "d"]);
  assert.deepEqual(paths.pathTo(paths.find("d")), ["b", "d"]);
});

test("a tile turns the other way too, from the start to its last quarter", () => {
  const paths = open(tiles());
  assert.equal(paths.turnBack(), false, "nothing is picked");
  paths.take(paths.find("tile"));
  const turns = [];
  for (let turn = 0; turn < 5; turn++) {
    assert.equal(paths.turnBack(), true);
    turns.push(paths.pathTo(paths.find("square:b")).length - 2);
  }
  assert.deepEqual(turns, [3, 2, 1, 0, 3]);
  assert.equal(paths.quarters, -5);
  paths.turn();
  assert.deepEqual(paths.pathTo(paths.find("square:b")), ["tile", "square:b"]);
});

test("who lays tile after tile keeps the next one in hand when the last has come to lie", () => {
  const paths = open(tiles());
  paths.take(paths.find("tile"));
  paths.turn();
  assert.equal(paths.offer([{ ...tiles(), id: "2" }], false, "", true), "kept");
  assert.deepEqual(paths.steps.map((step) => step.target), ["tile", "turn:tile"]);
  assert.equal(paths.offer([decision([leaf("pass")], "3")], false, "", true), "other");
});
