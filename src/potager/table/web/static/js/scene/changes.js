// @ts-check
/** Scenes and seats come as changes of those before: see `telling/changes.py`. */

/** @typedef {import("../wire.js").Scene} Scene */
/** @typedef {import("../table/players.js").Player} Player */

/**
 * The scene after a change.
 * @param {Scene} scene
 * @param {import("../wire.js").SceneChange} change
 * @returns {Scene}
 */
export function applied({ width, height, sprites: before }, { gone = [], edits = {}, put = [], ...rest }) {
  const known = new Map(before.map((sprite) => [sprite.key, sprite]));
  for (const key of gone) known.delete(key);
  for (const [key, edit] of Object.entries(edits)) known.set(key, edited(known.get(key) ?? { key }, edit));
  const laid = put.map(([, key, edit]) => edited(known.get(key) ?? { key }, edit));
  for (const { key } of laid) known.delete(key);
  const sprites = [...known.values()];
  put.forEach(([index], i) => sprites.splice(index, 0, laid[i]));
  return { width, height, ...rest, sprites };
}

/**
 * What is null in an edit is at its default again: left out.
 * @template {object} T
 * @param {T} old
 * @param {import("../wire.js").Edit<T>} edit
 * @returns {T}
 */
function edited(old, edit) {
  const fields = Object.entries({ ...old, ...edit }).filter(([, value]) => value !== null);
  return /** @type {T} */ (Object.fromEntries(fields));
}

/**
 * How far everybody is in a frame, for whoever was told before.
 * @param {import("../wire.js").SeatStatus[]} before
 * @param {import("../wire.js").Frame} frame
 */
export function statusesOf(before, { statuses, status_edits = {}, part_edits = [] }) {
  if (statuses) return statuses;
  const after = before.map((one, seat) => edited(one, status_edits[seat] ?? {}));
  for (const [seat, at, part] of part_edits) {
    after[seat].parts = after[seat].parts?.with(at, part);
  }
  return after;
}

/**
 * The present moment of an update, for whoever was told its seats before.
 * @param {Player[]} before
 * @param {Pick<import("../wire.js").Update, "now" | "you">} update
 * @returns {import("../table/players.js").Moment}
 */
export function momentOf(before, { now, you }) {
  const { seats = before, seat_edits = {}, active = [], chosen = [] } = now;
  const around = seats.map((one) => ({
    ...edited(one, seat_edits[one.seat] ?? {}),
    mine: you.own?.includes(one.seat) ?? false,
    active: active.includes(one.seat),
    chosen: chosen.includes(one.seat),
  }));
  return { phase: "playing", ...now, ...you, seats: around };
}

/**
 * The scene of a frame, for whoever has seen the one before it.
 * @param {Scene | null} before
 * @param {import("../wire.js").Frame} frame
 * @returns {Scene}
 */
export function sceneOf(before, { scene, change }) {
  if (scene) return scene;
  if (!before) throw new Error("a change came before any scene");
  return change ? applied(before, change) : before;
}
