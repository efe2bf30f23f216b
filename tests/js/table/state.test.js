// What a page of a match knows after each message: no page is needed for that.
import assert from "node:assert/strict";
import test from "node:test";
import { begin, considered, isAmongBots, isUpToDate, next, toAct } from "../../../src/potager/table/web/static/js/table/state.js";

const SCENE = { width: 9, height: 9, sprites: [{ key: "a", target: "a" }, { key: "b", target: "b" }] };
const leaf = (target, more = {}) => ({ target, label: target, ...more });
const decision = (id, ...branches) => ({ id, seat: 0, waited: true, branches });
const seats = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Easy", bot: "easy" }];

/** A state after some messages. @param {...object} messages */
const after = (state, ...messages) => messages.reduce(next, state);
const update = (you, now = {}, frames = []) => ({ type: "update", frames, now: { seq: 1, seats, ...now }, you: { seat: 0, own: [0], prompt: "Move.", ...you } });
const arrives = [{ type: "advances" }, { type: "arrives" }, { type: "advances" }];
const frame = (seq, more = {}) => ({ seq, scene: SCENE, ...more });
const first = [update({}, {}, [frame(0)]), { type: "advances" }, { type: "shows" }, { type: "tells", quiet: true }];

/** A match where Ann may move, and what she may choose. */
function playing(branches = [leaf("a"), leaf("b")], you = {}) {
  return after(begin({ lays: true, rolls: "Roll" }), { type: "welcome" }, ...first, ...arrives, update({ decisions: [decision("1", ...branches)], ...you }), ...arrives);
}
const targets = (state) => state.picks.paths.choices.map(({ branch }) => branch.target);
const choice = (state, target) => state.picks.paths.choices.find(({ branch }) => branch.target === target);

test("an update waits until its frames were shown", () => {
  const told = after(begin(), update({}, {}, [frame(0)]));
  assert.equal(told.now, null);
  assert.equal(isUpToDate(told), false);
  const shown = after(told, { type: "advances" }, { type: "shows" });
  assert.deepEqual(shown.queue.scene, SCENE);
  assert.equal(shown.now, null);
  const there = after(shown, ...arrives);
  assert.equal(there.now.prompt, "Move.");
  assert.ok(isUpToDate(there));
  assert.equal(there.queue.busy, false);
});

test("a message that says nothing changes nothing", () => {
  const state = playing();
  for (const message of [{ type: "pong" }, { type: "steps-back" }, { type: "skips" }, { type: "turns", by: 1, hovered: "" }, { type: "turned" }, { type: "points", choice: null }])
    assert.equal(next(state, message), state, message.type);
});

test("a state stays what it was", () => {
  const state = playing();
  const copy = structuredClone({ ...state, picks: null });
  after(state, { type: "picks", choice: choice(state, "a"), sure: true }, { type: "sends" }, update({}, {}, [frame(1, { line: { turn: 0, who: 0, parts: ["x"] } })]));
  assert.deepEqual({ ...state, picks: null }, copy);
});

test("whose turn it is can choose, and nothing once the path is finished", () => {
  const state = playing();
  assert.deepEqual(targets(state), ["a", "b"]);
  assert.ok(state.prompt.mine);
  const chosen = next(state, { type: "picks", choice: choice(state, "b"), sure: true });
  assert.deepEqual(chosen.picks.finished.path, ["b"]);
  assert.deepEqual(targets(chosen), []);
  const sent = next(chosen, { type: "sends" });
  assert.deepEqual([sent.prompt.words, sent.prompt.mine], ["Move.", false]);
  assert.deepEqual(targets(next(sent, { type: "refused", asked: "move", why: "No." })), ["a", "b"], "refused: once more");
});

test("a first tap shows, a second one chooses", () => {
  const state = playing();
  const tapped = next(state, { type: "picks", choice: choice(state, "a"), sure: false });
  assert.ok(tapped.picks.armed);
  assert.equal(tapped.picks.finished, null);
  assert.equal(next(tapped, { type: "picks", choice: choice(tapped, "a"), sure: false }).picks.finished.path[0], "a");
  assert.equal(next(tapped, { type: "steps-back" }).picks.pointed, null);
});

test("while something newer is on its way, nothing can be chosen", () => {
  const state = after(playing(), update({ decisions: [decision("2", leaf("b"))] }, { seq: 2 }, [frame(2)]), { type: "opens-again" });
  assert.equal(state.prompt.mine, false);
  const shown = after(state, { type: "advances" }, { type: "shows" });
  assert.deepEqual(targets(shown), []);
  assert.deepEqual(targets(after(shown, ...arrives)), ["b"]);
});

test("behind a curtain, in a pause and at the end there are no choices", () => {
  for (const now of [{ phase: "paused" }, { phase: "over" }]) assert.deepEqual(targets(after(playing(), update({ decisions: [decision("2", leaf("b"))] }, now), ...arrives)), []);
  assert.deepEqual(targets(playing([leaf("a")], { curtain: "Ben" })), []);
});

test("a line is told with its beat, and once", () => {
  const line = { turn: 0, who: 1, parts: ["rolls"] };
  const shown = after(playing([]), update({}, { seq: 1 }, [frame(1, { line })]), { type: "advances" }, { type: "shows" });
  const told = next(shown, { type: "tells", quiet: false });
  assert.deepEqual(told.prompt.happening, ["rolls"]);
  assert.equal(told.spoken, line.parts);
  const again = next(told, { type: "tells", quiet: false });
  assert.equal(again.lines.length, 1);
  const silent = next(shown, { type: "tells", quiet: true });
  assert.deepEqual([silent.prompt, silent.spoken, silent.lines.length], [shown.prompt, shown.spoken, 1]);
});

test("who plays against bots alone can go on past their doings, and stop", () => {
  const waits = playing([], { decisions: [] });
  assert.ok(isAmongBots(waits));
  assert.deepEqual(waits.prompt.extra, [{ does: "go-on" }]);
  const onward = next(waits, { type: "goes-on" });
  assert.deepEqual(onward.prompt.extra, [{ does: "stop" }]);
  assert.equal(next(onward, { type: "skips" }).queue.onward, false, "a click stops too");
  const acts = after(onward, update({ decisions: [decision("3", leaf("a"))] }), ...arrives);
  assert.equal(acts.queue.onward, false, "there is something to do");
  assert.equal(after(onward, update({}), ...arrives).queue.onward, true);
});

test("dice stop nobody who lets them roll alone", () => {
  const onward = next(playing([], { decisions: [] }), { type: "goes-on" });
  const roll = update({ roll: true });
  assert.equal(after(onward, roll, ...arrives).queue.onward, false);
  const alone = next(onward, { type: "pace", speed: 1, rollsAlone: true });
  assert.equal(after(alone, roll, ...arrives).queue.onward, true);
});

test("what is shown for more than a second can be skipped, by everybody and at their own screen", () => {
  const people = [seats[0], { seat: 1, name: "Ben" }];
  const ways = (rest, who, all = people) => {
    const line = { turn: 0, who, parts: ["takes"] };
    const busy = after(playing([], { seats: all }), update({}, { seats: all, seq: 1 }, [frame(1, { line, rest })]), { type: "advances" }, { type: "shows" }, { type: "tells", quiet: false });
    return busy.prompt.extra.map(({ does }) => does);
  };
  assert.deepEqual([ways(1.4, 1), ways(1.4, 0), ways(0.6, 1)], [["skip"], ["skip"], []]);
  assert.deepEqual([ways(2.2, 0, seats), ways(0.6, 0, seats)], [["go-on"], []], "one's own doings too");
});

test("several short things one after another can be skipped, from the first of them", () => {
  const people = [seats[0], { seat: 1, name: "Ben" }];
  const line = { turn: 0, who: 1, parts: ["goes on"] };
  const ways = (/** @type {number[]} */ ...rests) => {
    const frames = rests.map((rest, i) => frame(i + 1, { line, rest }));
    const busy = after(playing([], { seats: people }), update({}, { seats: people, seq: rests.length }, frames), { type: "advances" }, { type: "shows" }, { type: "tells", quiet: false });
    return busy.prompt.extra.map(({ does }) => does);
  };
  assert.deepEqual([ways(0.6, 0.6), ways(0.6, 0.3)], [["skip"], []]);
});

test("with people at the table nobody skips them", () => {
  const people = [seats[0], { seat: 1, name: "Ben" }];
  const state = after(playing([]), update({}, { seats: people }), ...arrives);
  assert.deepEqual(state.prompt.extra, []);
  const watching = after(begin(), update({ own: [] }, {}, [frame(0)]), { type: "advances" }, { type: "shows" }, ...arrives);
  assert.deepEqual(watching.prompt.extra, []);
});

test("a lost line holds the sand where the server would hold it", () => {
  const sand = { kind: "hourglass", length: 60, ends_at: 100 };
  const state = after(playing(), update({}, { clocks: [sand], holds_sand: true }));
  assert.equal(next(state, { type: "line", line: "lost", at: 70 }).clocks[0].left, 30);
  const runs = after(state, update({}, { clocks: [sand] }));
  assert.equal(next(runs, { type: "line", line: "lost", at: 70 }).clocks[0].left, undefined);
});

test("after a new welcome the list of salts is answered again", () => {
  const salts = { match: "m", promise: "p" };
  const state = after(playing(), update({}, { salts }));
  assert.deepEqual([state.salts.told, state.salts.agreed], [salts, salts]);
  assert.equal(next(state, { type: "welcome" }).salts.told, undefined);
  assert.equal(next(state, { type: "welcome" }).salts.agreed, salts);
});

test("a hint is for the decision that it was asked about", () => {
  const choices = [{ path: ["a"], parts: [] }];
  const asked = next(playing(), { type: "asks-hint", decision: "1" });
  const told = next(asked, { type: "hinted", decision: "1", choices });
  assert.deepEqual([told.hint.asked, told.hint.lit], ["", choices[0]]);
  assert.equal(next(asked, { type: "hinted", decision: "0", choices }).hint.told, null, "too late");
  assert.equal(after(told, update({ decisions: [decision("1", leaf("a"))] }), ...arrives).hint.told?.decision, "1");
  assert.equal(after(told, update({ decisions: [decision("2", leaf("a"))] }), ...arrives).hint.told, null);
  assert.equal(next(asked, { type: "refused", asked: "hint", why: "" }).hint.asked, "");
});

test("where somebody may react the space bar passes, until they have chosen", () => {
  const pass = leaf("pass");
  const reacts = (more = {}) => playing([leaf("a"), pass], { reacts: true, decisions: [{ ...decision("1", leaf("a"), pass), ...more }] });
  assert.equal(reacts().prompt.pass.branch.target, "pass", "which is no sprite");
  assert.equal(reacts({ chosen: ["pass"] }).prompt.pass, null);
  assert.equal(playing([leaf("a"), pass]).prompt.pass, null);
});

test("who has chosen or is not asked need not act; dice want to be rolled", () => {
  assert.ok(toAct({ roll: true }));
  assert.ok(toAct({ decisions: [decision("1")] }));
  for (const more of [{ chosen: ["a"] }, { waited: false }]) assert.ok(!toAct({ decisions: [{ ...decision("1"), ...more }] }));
});

test("who jumps in on another's turn is considered from the first step on", () => {
  const branches = [leaf("a", { then: [leaf("b")] })];
  const state = playing(branches, { decisions: [{ ...decision("1", ...branches), waited: false }] });
  assert.equal(considered(state), null);
  const picked = next(state, { type: "picks", choice: choice(state, "a"), sure: true });
  assert.deepEqual([considered(picked).decision.id, considered(picked).far], ["1", 1]);
});

test("the problem of somebody who was never let in is the prompt", () => {
  assert.equal(next(begin(), { type: "refused", asked: "hello", why: "Full." }).prompt.words, "Full.");
});

test("the end of a match is told to who saw it going on", () => {
  assert.equal(playing().played, true);
  assert.equal(after(begin(), update({}, { phase: "over", ending: {} }), ...arrives).played, false);
});

test("a page that is turned away says why until it is let in again", () => {
  const here = next(playing(), { type: "welcome", options: [] });
  const away = next(here, { type: "refused", asked: "hello", why: "Banned until tomorrow." });
  assert.equal(away.turnedAway, "Banned until tomorrow.");
  assert.equal(next(away, { type: "line", line: "lost", at: 0 }).turnedAway, "Banned until tomorrow.");
  assert.equal(next(away, { type: "welcome", options: [] }).turnedAway, "");
});
