// @ts-check
/** Who sits where, as the server told it last, with how far each is in the beat that is shown. */

/**
 * A seat, and whether it is this browser's own, the game waits for it, or its secret choice is in.
 * @typedef {import("../wire.js").Seat & {mine?: boolean, active?: boolean, chosen?: boolean} & Partial<import("../wire.js").SeatStatus>} Player
 */
/** @typedef {Omit<import("../wire.js").Now & import("../wire.js").You, "seats"> & {seats?: Player[]}} Moment the present, as this viewer is told it */

/**
 * @param {Player[]} seats
 * @param {import("../wire.js").SeatStatus[]} statuses
 * @returns {Player[]}
 */
export function players(seats, statuses) {
  return seats.map((seat) => ({ ...statuses[seat.seat], ...seat }));
}
