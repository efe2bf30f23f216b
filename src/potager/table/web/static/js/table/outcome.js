// @ts-check
/** How a match went: for whom this page plays, everybody's place, and in one look. */
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("../wire.js").Ending} Ending */

/** What this page's player made of it: won, lost, drawn, or only watched. */
/** @typedef {"won" | "lost" | "drawn" | "watched"} Fate */

/** @param {Ending} ending @param {Player[]} seats @returns {Fate} */
export function fateOf({ result, team }, seats) {
  const mine = seats.filter((seat) => seat.mine && !seat.resigned); // else a bot has played to the end
  if (!mine.length || (mine.length > 1 && !team)) return "watched";
  const score = result[mine[0].seat] ?? 0;
  return score > 0 ? "won" : score < 0 ? "lost" : "drawn";
}

/**
 * Everybody's place; none in a team, alone, or where all agreed to a draw.
 * @param {Ending} ending
 * @param {Player[]} seats
 */
export function ranking({ result, standing, team }, seats) {
  const agreed = !standing?.length && result.every((score) => score === result[0]);
  if (team || seats.length < 2 || agreed) return []; // nobody did better
  const worth = (/** @type {Player} */ one) => (result[one.seat] ?? 0) * 1e6 + (standing?.[one.seat] ?? one.score?.[0] ?? 0);
  const order = [...seats].sort((a, b) => worth(b) - worth(a));
  return order.map((seat) => ({ seat, place: 1 + order.filter((other) => worth(other) > worth(seat)).length }));
}

/** Who won, in one look. @param {Ending} ending @param {Player[]} seats @param {Fate} [fate] */
export function title(ending, seats, fate = "watched") {
  const { result, winners, team } = ending;
  if (!result.length) return t("end-stopped"); // nobody won or lost
  if (team && seats.length > 1 && fate !== "watched") return t(`end-team-${fate}`);
  const mine = fate === "lost" && seats.length > 2 && ranking(ending, seats).find(({ seat }) => seat.mine);
  if (mine) return t("end-place", { place: t(`end-nth-${mine.place}`), of: seats.length });
  if (fate !== "watched") return t(`end-${fate}`);
  const won = seats.filter((seat) => winners.includes(seat.seat));
  if (team && won.length) return t("end-team-wins");
  if (!won.length && result.some((score) => score < 0)) return seats.length > 1 ? t("end-team-lost") : t("end-loses", { names: names(seats) });
  if (!won.length) return t(team ? "end-team-drawn" : "end-drawn");
  return t("end-wins", { names: names(won), n: won.length });
}

/** Some of them in one sentence. @param {Player[]} seats */
export function names(seats) {
  const all = seats.map(({ name, role }) => name || role || "");
  const last = all.pop() ?? "";
  return all.length ? all.join(", ") + t("end-and") + last : last;
}
