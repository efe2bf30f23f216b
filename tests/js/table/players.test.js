// Who sits where, with how far each is.
import assert from "node:assert/strict";
import test from "node:test";
import { players } from "../../../src/potager/table/web/static/js/table/players.js";

test("a player is a seat and its status, in the order of seats", () => {
  const seats = [{ seat: 1, name: "Ben" }, { seat: 0, name: "Ann" }];
  assert.deepEqual(players(seats, [{ score: [1, 2] }, { score: [0, 2] }]), [
    { seat: 1, name: "Ben", score: [0, 2] },
    { seat: 0, name: "Ann", score: [1, 2] },
  ]);
});

test("before anything was shown nobody has a status", () => {
  assert.deepEqual(players([{ seat: 0, name: "Ann" }], []), [{ seat: 0, name: "Ann" }]);
});
