// @ts-check
/** SHA-256. `crypto.subtle` does the same, but browsers offer it only over HTTPS, and many tables are in a local network. */

/** The first bits of the fractional part of a root of each prime. @param {number} power @param {number} count */
function roots(power, count) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) prime &&= n % by !== 0;
    const root = n ** power;
    if (prime) found.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return found;
}
const START = roots(1 / 2, 8);
const STEPS = roots(1 / 3, 64);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of a text or of bytes, as hexadecimal digits. @param {string | Uint8Array} what */
export function sha256(what) {
  const bytes = typeof what === "string" ? new TextEncoder().encode(what) : what;
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = [...START];
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const w = Array.from({ length: 16 }, (_, at) => blocks.getInt32(block + 4 * at));
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + STEPS[i] + w[i]) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
