// @ts-check
/** Which moments can't wait until everything was looked at. */

/** @typedef {import("./players.js").Moment} Now */

/** Sand of so many seconds or less is short. */
const SHORT_S = 180;

/** @param {import("../wire.js").Clock} clock */
export function isPaused({ left }) {
  return left !== undefined;
}

/** Whether sand runs that nobody can spare. @param {Now | null} now */
export function sandRuns(now) {
  const short = now?.clocks?.some((one) => one.kind === "hourglass" && one.length <= SHORT_S && !isPaused(one));
  return Boolean(short);
}

/** Whether a reaction is open that closes by itself. @param {Now | null} now */
export function isTimed(now) {
  return Boolean(now?.reaction?.closes_at);
}

/** What is left of a clock, in seconds. @param {import("../wire.js").Clock} clock @param {number} serverTime */
export function secondsLeft({ ends_at = 0, left }, serverTime) {
  return Math.max(0, left ?? ends_at - serverTime);
}
