// How a match went: everybody's place, and in one look.
import { showing } from "../page.js";
import assert from "node:assert/strict";
import test from "node:test";

showing({ "end-place": ["place", "of"], "end-wins": ["names"] });
const { ranking, title } = await import("../../../src/potager/table/web/static/js/table/outcome.js");

const seats = ["Ann", "Ben", "Cem"].map((name, seat) => ({ seat, name, mine: seat === 2, score: [[9, 4, 6][seat], 0] }));
const ending = { verdict: "", result: [1, -1, -1], winners: [0] };

test("everybody has a place, and who lost among several reads it", () => {
  assert.deepEqual(ranking(ending, seats).map(({ seat, place }) => [seat.name, place]), [["Ann", 1], ["Cem", 2], ["Ben", 3]]);
  assert.equal(title(ending, seats, "lost"), "end-place end-nth-2 3");
  assert.equal(title({ ...ending, result: [1, -1] }, seats.slice(0, 2), "lost"), "end-lost");
  assert.equal(title(ending, seats), "end-wins Ann");
  const tied = ranking({ ...ending, standing: [5, 3, 3] }, seats);
  assert.deepEqual(tied.map(({ place }) => place), [1, 2, 2]);
});

test("a team that stops together has no draw, for those who watch either", () => {
  const stopped = { verdict: "", result: [0, 0, 0], winners: [], team: true };
  assert.equal(title(stopped, seats), "end-team-drawn");
  assert.equal(title({ ...stopped, team: false }, seats), "end-drawn");
  assert.deepEqual(ranking(stopped, seats), []);
  assert.equal(title({ ...stopped, result: [-1, -1, -1] }, seats), "end-team-lost");
  assert.equal(title({ ...stopped, result: [-1] }, seats.slice(0, 1)), "end-loses");
});
