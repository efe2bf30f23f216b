// What somebody is about to choose.
import assert from "node:assert/strict";
import test from "node:test";
import {
  NO_PICKS, back, begun, chose, closed, followed, loose, opened, pointedAt, previewed, quarterTurned,
} from "../../../src/potager/table/web/static/js/choosing/picks.js";

const leaf = (target) => ({ target, label: target });
const branch = (target, ...then) => ({ target, label: target, then });
const decision = (branches, id = "1", more = {}) => ({ id, seat: 0, waited: true, branches, ...more });
const open = (...decisions) => opened(NO_PICKS, decisions, false, "", false);
const choice = (picks, target) => picks.paths.choices.find(({ branch }) => branch.target === target);
const targets = (picks) => picks.paths.choices.map(({ branch }) => branch.target);
const two = () => decision([branch("a", leaf("x"), leaf("y")), branch("b", leaf("x")), leaf("pass")]);

test("a preview is of what is pointed at, and is known from then on", () => {
  const pass = pointedAt(open(two()), choice(open(two()), "pass"));
  const answer = { type: "previewed", path: ["pass"], parts: ["Nothing."] };
  const told = previewed(pass, answer);
  assert.equal(told.preview, answer);
  const away = pointedAt(told, null);
  assert.equal(away.preview, null);
  assert.equal(pointedAt(away, choice(away, "pass")).preview, answer);
  assert.equal(previewed(away, answer).preview, null, "the pointer has gone elsewhere");
});

test("a tap shows, the next one chooses; who is sure chooses at once", () => {
  const picks = open(two());
  const tapped = chose(picks, choice(picks, "pass"), false);
  assert.deepEqual([tapped.armed, tapped.finished], [true, null]);
  assert.deepEqual(chose(tapped, choice(tapped, "pass"), false).finished.path, ["pass"]);
  assert.deepEqual(chose(picks, choice(picks, "pass"), true).finished.path, ["pass"]);
});

test("where there is nothing to choose between, and for dice, one tap is enough", () => {
  const only = open(decision([leaf("pass")]));
  assert.ok(chose(only, choice(only, "pass"), false).finished);
  const dice = opened(NO_PICKS, [decision([leaf("pass")])], true, "Roll", false);
  assert.deepEqual(chose(dice, choice(dice, "roll"), false).finished.path, ["roll"]);
});

test("another piece instead; something that is open no more is nothing", () => {
  const picks = open(two());
  const a = chose(picks, choice(picks, "a"), false);
  assert.deepEqual(targets(a), ["x", "y"]);
  const b = chose(a, a.paths.roots[1], false);
  assert.deepEqual(b.paths.steps.map(({ target }) => target), ["b"]);
  assert.equal(chose(b, { branch: leaf("z"), decision: null }, true), b);
});

test("steps back: first what was tapped, then what was picked, then what was taken up before", () => {
  const picks = open(two());
  const a = chose(picks, choice(picks, "a"), false);
  const x = chose(a, choice(a, "x"), false);
  assert.equal(begun(x), 2);
  const once = back(x);
  assert.equal(begun(once), 1);
  const twice = back(once);
  assert.equal(begun(twice), 0);
  assert.equal(back(twice), twice);
  const holding = open(decision([leaf("lay"), leaf("put-back")], "2", { back: ["put-back"] }));
  assert.deepEqual(back(holding).finished.path, ["put-back"]);
});

test("news of the same moment take nothing from under a finger", () => {
  const picks = open(two());
  const tapped = chose(picks, choice(picks, "pass"), false);
  const again = opened(tapped, [two()], false, "", false);
  assert.deepEqual([again.armed, again.pointed.branch.target, again.opened], [true, "pass", picks.opened]);
  const other = opened(tapped, [{ ...two(), id: "2" }], false, "", false);
  assert.deepEqual([other.armed, other.pointed, other.opened], [false, null, picks.opened + 1]);
});

test("previews of a moment are of no use in the next one", () => {
  const told = previewed(open(two()), { type: "previewed", path: ["pass"] });
  assert.deepEqual(Object.keys(opened(told, [two()], false, "", false).known), ["pass"]);
  assert.deepEqual(opened(told, [{ ...two(), id: "2" }], false, "", false).known, {});
});

test("a path that is named is gone as far as it can be", () => {
  const picks = open(two());
  assert.deepEqual(followed(picks, ["a", "y"]).finished.path, ["a", "y"]);
  const far = followed(picks, ["a", "z"]);
  assert.deepEqual([far.finished, begun(far)], [null, 1]);
});

test("what a tap has shown somewhere is turned there, though one quarter may not fit", () => {
  const tile = decision([branch("t", branch("turn:t", branch("turn:t", leaf("x")), leaf("y")), leaf("x"))]);
  const picks = open(tile);
  const t = chose(picks, choice(picks, "t"), false);
  const shown = chose(t, choice(t, "x"), false);
  const once = quarterTurned(shown, 1);
  assert.equal(once.pointed, null, "it does not fit so");
  const twice = quarterTurned(once, 1);
  assert.deepEqual([twice.pointed.branch.target, twice.armed], ["x", true]);
  assert.equal(quarterTurned(picks, 1), picks, "nothing is picked");
});

test("choices without a place in the scene are loose; a turn is a tap on what is turned", () => {
  const scene = { width: 1, height: 1, sprites: [{ key: "1", target: "a" }, { key: "2", target: "b" }] };
  assert.deepEqual(loose(open(two()), scene).map(({ branch }) => branch.target), ["pass"]);
  const picks = open(decision([branch("a", branch("turn:a", leaf("b")), leaf("b"))]));
  assert.deepEqual(loose(chose(picks, choice(picks, "a"), true), scene), []);
  assert.equal(loose(open(two()), null).length, 3);
});

test("nothing can be chosen of what was closed", () => {
  const picks = closed(open(two()));
  assert.deepEqual(targets(picks), []);
  assert.equal(opened(picks, [two()], false, "", false).opened, 2, "the same moment is news after that");
});
