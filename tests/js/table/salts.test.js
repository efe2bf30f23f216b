// @ts-check
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
  },
});
const { answerTo, newSalt, saltOf, verdictOn } = await import("../../../src/potager/table/web/static/js/table/salts.js");

const sha = (/** @type {string | Uint8Array} */ what) => createHash("sha256").update(what).digest("hex");
const seed = "5e".repeat(32);
const other = { seats: [0], hash: sha("07".repeat(16)) };
const list = (/** @type {string} */ hash) => ({
  match: "m",
  promise: sha(Buffer.from(seed, "hex")),
  shares: [other, { seats: [1], hash }],
  rounds: 1,
});
const ended = (/** @type {string} */ hash, /** @type {string} */ salt) => ({
  seed,
  verdict: "",
  result: [],
  winners: [],
  salts: { ...list(hash), shares: [{ ...other, salt: "07".repeat(16) }, { seats: [1], hash, salt }] },
});

test("a page shows a hash, opens its salt once all are there, and finds it at the end", () => {
  const committed = answerTo({ ...list(""), shares: [other] }, [1], true);
  assert.equal(committed?.type, "commit-salt");
  const hash = committed.type === "commit-salt" ? committed.hash : "";
  const salt = saltOf(hash) ?? "";
  assert.equal(sha(salt), hash);
  assert.equal(answerTo(list(hash), [1], true), null, "once is enough");
  assert.deepEqual(answerTo({ ...list(hash), open: true }, [1], false), { type: "open-salt", salt });
  assert.equal(verdictOn(ended(hash, salt), [1]), "dice-used");
  assert.equal(verdictOn({ ...ended(hash, salt), seed: "5f".repeat(32) }, [1]), "dice-wrong");
  const more = ended(hash, salt);
  more.salts.shares.push({ seats: [2], hash: sha("x"), salt: "x" });
  assert.equal(verdictOn(more, [1]), "dice-wrong", "something was added after the salts were opened");
  const renamed = ended(hash, salt);
  renamed.salts.match = "n";
  assert.equal(verdictOn(renamed, [1]), "dice-wrong", "the match's name is part of every roll");
  const without = ended(hash, salt);
  without.salts.shares.pop();
  assert.equal(verdictOn(without, [1]), "dice-left-out");
});

test("a page opens nothing that is not its own, and commits again when it is asked to", () => {
  assert.equal(answerTo({ ...list(sha("a stranger's")), open: true }, [1], false), null);
  assert.equal(answerTo({ ...list(""), rounds: 2 }, [1], false)?.type, "commit-salt");
  assert.equal(answerTo({ ...list(""), shares: [other] }, [1], false), null, "it was left out");
  assert.equal(answerTo(list(newSalt()), [], false), null, "who watches has no part");
});
