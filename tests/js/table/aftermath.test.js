// On what a match turned, as told to whoever won or lost it.
import { showing } from "../page.js";
import assert from "node:assert/strict";
import test from "node:test";

showing({
  ...Object.fromEntries(["lost", "won", "for", "against", "at"].map((how) => [`end-turned-${how}`, ["n", ...(how === "won" ? ["name"] : [])]])),
  ...{ "end-costliest": ["n"], "end-costliest-of": ["n", "name"] },
});
const { turningPoint } = await import("../../../src/potager/table/web/static/js/table/aftermath.js");

const seats = ["Ann", "Ben"].map((name, seat) => ({ seat, name, mine: seat === 0 }));
const lost = { ending: { verdict: "", result: [-1, 1], winners: [1] }, seats };
const won = { ending: { verdict: "", result: [1, -1], winners: [0] }, seats };
const error = { seq: 4, turn: 2, seat: 0, chosen: ["a"], better: ["b"], chance: 0.3, chance_better: 0.6 };
const curve = (/** @type {number[]} */ ...mine) => mine.map((chance, i) => ({ seq: 2 * i, chances: [chance, 1 - chance] }));
const after = curve(0.5, 0.6, 0.6, 0.3, 0.4, 0);

test("it is the own choice after which all was lost", () => {
  assert.deepEqual(turningPoint({ turned: [error], curve: after }, lost, []), { told: "end-turned-lost 3", parts: ["a"], better: ["b"], seq: 4, steps: 3 });
  assert.equal(turningPoint({ turned: [error], curve: after }, lost, [], true)?.told, "end-turned-won 3 Ann", "to others");
  assert.equal(turningPoint({ turned: [{ ...error, chance: 0.56 }], curve: after.slice(0, 3) }, lost, []), null, "it cost little");
  const again = { turned: [error], curve: curve(0.5, 0.6, 0.6, 0.5, 0.6, 0.5, 0) };
  assert.deepEqual(turningPoint(again, lost, []), { told: "end-costliest 3", parts: ["a"], better: ["b"], seq: 4, steps: 3 }, "though all was well again");
  assert.equal(turningPoint(again, lost, [], true)?.told, "end-costliest-of 3 Ann");
  assert.equal(turningPoint({ turned: [{ ...error, chance: 0.02, chance_better: 0.2 }], curve: curve(0.4, 0.35, 0.28, 0.02, 0) }, lost, [])?.told, "end-costliest 3", "it was as good as lost before");
});

test("at a screen that both share it is told of both by name", () => {
  const shared = seats.map((one) => ({ ...one, mine: true }));
  assert.equal(turningPoint({ turned: [error], curve: after }, { ...lost, seats: shared }, [])?.told, "end-turned-won 3 Ann");
  const draw = { ending: { ...lost.ending, result: [0, 0], winners: [] }, seats: shared };
  assert.equal(turningPoint({ turned: [error], curve: after }, draw, []), null);
});

test("of two players the winner reads what the other did", () => {
  const rival = { ...error, seat: 1 };
  const chances = curve(0.5, 0.4, 0.4, 0.7, 0.8, 1);
  assert.equal(turningPoint({ turned: [rival], curve: chances }, won, [])?.told, "end-turned-won 3 Ben");
  const team = { ending: { ...lost.ending, result: [-1, -1], team: true }, seats };
  const together = after.map((one) => ({ ...one, chances: [one.chances[0], one.chances[0]] }));
  assert.equal(turningPoint({ turned: [rival], curve: together }, team, [])?.told, "end-turned-at 3", "nobody is blamed");
  assert.equal(turningPoint({ turned: [error], curve: together }, team, [])?.told, "end-turned-at 3");
  const resigned = { ...lost, ending: { ...lost.ending, resigned: true } };
  assert.equal(turningPoint({ turned: [error], curve: after }, resigned, [])?.told, "end-turned-at 3");
  const late = [...after, { seq: 113, chances: [0, 1] }];
  assert.equal(turningPoint({ turned: [error], curve: late }, resigned, []), null, "a resignation long after it");
});

test("else it is what changed the chances most, for good", () => {
  const line = { seq: 5, turn: 2, who: -1, parts: ["six"] };
  const found = turningPoint({ curve: after }, lost, [{ ...line, seq: 9 }, line]);
  assert.deepEqual(found, { told: "end-turned-against 3", parts: ["six"], better: [], seq: 4, steps: 2 });
  const creeping = curve(0.5, 0.45, 0.5, 0.42, 0.4, 0.33, 0.3, 0.24, 0.2, 0.13, 0.1, 0.06, 0);
  assert.equal(turningPoint({ curve: creeping }, lost, [line]), null, "nothing decided it");
  assert.equal(turningPoint({ curve: after }, { ...lost, ending: { ...lost.ending, result: [0, 0] } }, [line]), null);
});

test("it may be the very last throw, and is told by the first line of what happened", () => {
  const thrown = { seq: 8, turn: 4, who: 1, parts: ["rock beats scissors"] };
  const out = { seq: 8, turn: 4, who: 0, parts: ["Ann is out"] };
  const chances = curve(0.5, 0.4, 0.5, 0.6).concat({ seq: 8, chances: [0.6, 0.4] }, { seq: 8, chances: [0, 1] }); // the end
  const found = turningPoint({ curve: chances }, lost, [out, thrown, { ...thrown, seq: 6 }]);
  assert.deepEqual(found, { told: "end-turned-against 5", parts: ["rock beats scissors"], better: [], seq: 6, steps: 2 });
});

test("the very last line is not told twice, and a resignation is no turning point", () => {
  const thrown = { seq: 8, turn: 4, who: 1, parts: ["rock beats scissors"] };
  const chances = curve(0.5, 0.5, 0.5, 0.5, 0);
  assert.deepEqual(turningPoint({ curve: chances }, lost, [thrown]), { told: "end-turned-last", parts: [], better: [], seq: 6, steps: 2 });
  assert.deepEqual(turningPoint({ curve: chances }, lost, [thrown], true)?.parts, ["rock beats scissors"], "others see no other line");
  const resigned = { ...lost, ending: { ...lost.ending, resigned: true } };
  assert.equal(turningPoint({ curve: chances }, resigned, [thrown]), null);
});

test("what was taken back is never the turning point", () => {
  const played = { seq: 7, turn: 4, who: 0, parts: ["c2"] };
  const undone = { seq: 6, turn: 3, who: 0, parts: ["You take back"], note: true };
  const gone = { seq: 5, turn: 3, who: 0, parts: ["a3"] };
  const chances = [{ seq: 0, chances: [0.5, 0.5] }, { seq: 4, chances: [0.6, 0.4] }, { seq: 7, chances: [0.2, 0.8] }, { seq: 9, chances: [0, 1] }];
  assert.deepEqual(turningPoint({ curve: chances }, lost, [{ ...played, seq: 9 }, played, undone, gone])?.parts, ["c2"]);
});

test("one's own choice, with a better one, says more than what was revealed with it", () => {
  const bid = { seq: 4, turn: 2, seat: 0, chosen: ["You bid 4"], better: ["You bid 2"], chance: 0.5, chance_better: 0.55 };
  const reveal = { seq: 5, turn: 2, who: -3, parts: ["The bids are open"] };
  const found = turningPoint({ turned: [bid], curve: after }, lost, [{ ...reveal, seq: 9 }, reveal]);
  assert.deepEqual(found, { told: "end-turned-against 3", parts: ["You bid 4"], better: ["You bid 2"], seq: 4, steps: 3 });
});

test("a roll is told with the move that it was for", () => {
  const rolled = { seq: 6, turn: 3, who: 1, parts: ["8: b3 to c3"] };
  const found = turningPoint({ curve: curve(0.5, 0.5, 0.2, 0.1, 0) }, lost, [{ ...rolled, seq: 8 }, rolled, { ...rolled, seq: 2 }]);
  assert.deepEqual(found, { told: "end-turned-against 4", parts: ["8: b3 to c3"], better: [], seq: 2, steps: 4 });
});
