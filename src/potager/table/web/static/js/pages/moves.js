// @ts-check
/** What a replay says about a moment, and about a match's lines. */
import { t } from "../lib/texts.js";
import { words } from "../scene/parts.js";

/** @typedef {import("../wire.js").LogLine} LogLine */
/** @typedef {import("../scene/beats.js").Beat} Beat */

/** The frame of an event that has its words, for one of its beats. @param {Beat} beat @param {Beat[]} [others] */
export function tellingFrame({ frame }, others = []) {
  return frame.line ? frame : (others.findLast((one) => one.frame.line)?.frame ?? frame);
}

/**
 * A step without words of its own is named by what happened last.
 * @param {LogLine[]} lines
 * @param {number} at
 * @param {Pick<import("../wire.js").Frame, "line" | "caption">} frame
 */
export function saidAt(lines, at, { line, caption = [] }) {
  const named = !line && caption.length > 0;
  const told = line ?? lines.findLast((one) => one.seq <= at);
  return {
    parts: named ? caption : (told?.parts ?? [t("replay-start")]),
    turn: told && !named ? t("replay-turn", { n: (told.turn ?? 0) + 1 }) : "",
    after: told && !named && !line ? t("replay-after") : "",
  };
}

/** The same in one line. @param {ReturnType<typeof saidAt>} said */
export function inWords({ turn, after, parts }) {
  return [turn, [after, words(parts)].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}

/** Who acts next. @param {LogLine[]} lines @param {number} at */
export function actsNext(lines, at) {
  return lines.find((one) => one.seq > at && one.who >= 0)?.who ?? 0;
}
