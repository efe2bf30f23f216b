// @ts-check
/** The lines of the log, the newest first: each event and beat has one. */

/** @typedef {import("../wire.js").LogLine} LogLine */

/** @param {LogLine} a @param {LogLine} b */
const newestFirst = (a, b) => b.seq - a.seq || (b.beat ?? 0) - (a.beat ?? 0);

/** Earlier lines, on connecting. @param {LogLine[]} lines */
export function filled(lines) {
  return [...lines].sort(newestFirst);
}

/** The same where it is among them. @param {LogLine[]} lines @param {LogLine} one */
export function withLine(lines, one) {
  return lines.some((other) => !newestFirst(one, other)) ? lines : [one, ...lines].sort(newestFirst);
}
