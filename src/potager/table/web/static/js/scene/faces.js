// @ts-check
/** The faces at the table: a symbol "face:2" is the face of whoever sits on seat 2. */

/** @typedef {import("../wire.js").Seat} Seat */

const FACE = "face:";
const STRANGER = "person-face";

/** @type {Map<number, Seat>} */
let known = new Map();

/** Who sits where now; says whether some face is another one. @param {Seat[]} seats */
export function knowFaces(seats) {
  const before = JSON.stringify([...known.values()].map(looksOf));
  known = new Map(seats.map((seat) => [seat.seat, seat]));
  return before !== JSON.stringify(seats.map(looksOf));
}

/** @param {Seat} seat */
function looksOf({ seat, face, colour }) {
  return [seat, face, colour];
}

/** @param {string} [symbol] */
export function isFace(symbol) {
  return Boolean(symbol?.startsWith(FACE));
}

/** The drawing of a symbol. @param {string} symbol */
export function drawingOf(symbol) {
  return isFace(symbol) ? (known.get(Number(symbol.slice(FACE.length)))?.face ?? STRANGER) : symbol;
}

/** The class that gives a face its colour. @param {string} [symbol] */
export function colourOf(symbol = "") {
  const colour = isFace(symbol) && known.get(Number(symbol.slice(FACE.length)))?.colour;
  return colour ? `of-${colour}` : "";
}
