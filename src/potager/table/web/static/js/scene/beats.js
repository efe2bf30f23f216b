// @ts-check
/** Frames that are known already, each with its whole scene. */
import { sceneOf, statusesOf } from "./changes.js";

/** @typedef {import("../wire.js").Frame} Frame */
/** @typedef {{frame: Frame, scene: import("../wire.js").Scene, statuses: import("../wire.js").SeatStatus[]}} Beat */

/**
 * The beats of frames that follow each other.
 * @param {Frame[]} frames
 * @param {Beat} [before] the one that they follow
 * @returns {Beat[]}
 */
export function beatsOf(frames, before) {
  let { scene = null, statuses = [] } = before ?? {};
  return frames.map((frame) => {
    statuses = statusesOf(statuses, frame);
    return { frame, scene: (scene = sceneOf(scene, frame)), statuses };
  });
}

/** Beats by the events that they are of. @param {Beat[]} beats @returns {Map<number, Beat[]>} */
export function byEvent(beats) {
  const found = new Map();
  for (const beat of beats) found.set(beat.frame.seq, [...(found.get(beat.frame.seq) ?? []), beat]);
  return found;
}
