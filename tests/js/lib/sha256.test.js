// @ts-check
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { sha256 } from "../../../src/potager/table/web/static/js/lib/sha256.js";

test("hashes are those of everybody else, for every length around a block", () => {
  for (let length = 0; length < 140; length++) {
    const text = "é".repeat(length % 3) + "a".repeat(length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"));
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"));
  }
});
