// @ts-check
/** The end of a match, beside the scene: who won and by what, places and points, and what next. */
import { el, picture, the } from "./dom.js";
import { face } from "./panel.js";
import { sound } from "./sounds.js";
import { t } from "./texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("./wire.js").Ending} Ending */
/** @typedef {import("./wire.js").Offer["how"]} How */

/** What this page's player made of it: won, lost, drawn, or only watched. */
/** @typedef {"won" | "lost" | "drawn" | "watched"} Fate */

/** @type {Record<Fate, string>} */
const PICTURES = { won: "icon-trophy", lost: "icon-rain", drawn: "icon-people", watched: "icon-trophy" };

export class End {
  /**
   * @param {{rematch: (how: How) => void}} asks
   * @param {string} replay address, empty if there is none
   */
  constructor(asks, replay) {
    this.asks = asks;
    this.replay = replay;
    this.box = the("ending");
    this.shown = "";
    this.played = false; // whether this page saw the match going on
    this.wanted = false; // whether this person asked for a rematch
  }

  /** @param {Now} now */
  draw(now) {
    const { ending, seats = [] } = now;
    this.box.hidden = !ending;
    document.body.classList.toggle("over", Boolean(ending));
    if (!ending) {
      this.played ||= now.phase === "playing";
      this.shown = "";
      return;
    }
    if (ending.rematch && this.wanted) {
      this.wanted = false; // once: a second update must not break off the way there
      location.assign(ending.rematch);
    }
    const fate = fateOf(ending, seats);
    if (!this.shown && this.played) sound(fate === "lost" ? "lose" : "win");
    const state = JSON.stringify([ending, now.offers, now.seat, seats.map((one) => [one.name, one.score])]);
    if (state === this.shown) return;
    this.shown = state;
    this.box.className = `ending card ${fate}`;
    this.box.replaceChildren(
      el(
        "div",
        { class: "ending-head" },
        picture(PICTURES[fate], "icon big"),
        el(
          "div",
          {},
          el("h2", {}, title(ending, seats, fate)),
          el("p", {}, ending.verdict),
          Boolean(ending.hints) && el("p", { class: "muted" }, t("end.hints", { n: ending.hints ?? 0 })),
        ),
      ),
      ...this.places(ending, seats),
      ...this.points(ending, seats),
      el(
        "div",
        { class: "ending-does" },
        ...this.rematch(now),
        this.replay && el("a", { class: "button small", href: this.replay }, t("end.replay")),
        el("a", { class: "button small", href: "/" }, t("end.games")),
      ),
    );
  }

  /** Everybody in the order of success; a team and somebody alone have none. @param {Ending} ending @param {Player[]} seats */
  places(ending, seats) {
    if (ending.team || seats.length < 2) return [];
    const worth = (/** @type {Player} */ one) => (ending.result[one.seat] ?? 0) * 1e6 + (one.score?.[0] ?? 0);
    const order = [...seats].sort((a, b) => worth(b) - worth(a));
    return [
      el(
        "ol",
        { class: "places" },
        ...order.map((one) =>
          el(
            "li",
            { class: one.mine ? "place mine" : "place", "data-seat": String(one.seat) },
            el("b", {}, String(1 + order.filter((other) => worth(other) > worth(one)).length)),
            face(one),
            el("span", { class: "place-name" }, one.name ?? ""),
            el("span", { class: "place-role" }, one.role ?? ""),
            Boolean(one.score) && el("b", {}, String(one.score?.[0])),
          ),
        ),
      ),
    ];
  }

  /** How the points came together, round by round. @param {Ending} ending @param {Player[]} seats */
  points({ scores }, seats) {
    if (!scores) return [];
    const cell = (/** @type {number | null | undefined} */ value) => el("td", {}, value == null ? "–" : String(value));
    const row = (/** @type {string} */ head, /** @type {(number | null)[]} */ values) =>
      el("tr", {}, el("th", { scope: "row" }, head), ...values.map(cell));
    const heads = scores.heads?.length
      ? scores.heads.map((name) => el("th", { scope: "col" }, name))
      : seats.map((one) => el("th", { scope: "col", title: one.name }, face(one)));
    const colSpan = heads.length + 1;
    const why = (/** @type {number} */ i) =>
      scores.notes?.[i] ? [el("tr", { class: "why" }, el("td", { colSpan }, scores.notes[i]))] : [];
    return [
      el(
        "table",
        { class: "points" },
        el("thead", {}, el("tr", {}, el("td", {}), ...heads)),
        el("tbody", {}, ...scores.rounds.flatMap((name, i) => [row(name, scores.points[i]), ...why(i)])),
        Boolean(scores.total?.length) && el("tfoot", {}, row(t("end.total"), scores.total ?? [])),
      ),
    ];
  }

  /** @param {Now} now */
  rematch({ ending, offers = [], seats = [] }) {
    if (!ending || !seats.some((seat) => seat.mine)) return [];
    if (ending.rematch) return [el("a", { class: "button go", href: ending.rematch }, t("end.go"))];
    const offer = offers.find((one) => one.kind === "rematch");
    const asker = seats.find((seat) => seat.seat === offer?.seat);
    const said = offer && [offer.seat, ...(offer.agreed ?? [])];
    if (said && seats.some((seat) => seat.mine && said.includes(seat.seat)))
      return [el("p", { class: "wish", role: "status" }, t("end.waiting"))];
    if (offer)
      return [
        el("p", { class: "wish", role: "status" }, t(`end.asks-${offer.how ?? "again"}`, { name: asker?.name ?? "" })),
        this.button("go", t("end.agree"), offer.how),
      ];
    const lost = fateOf(ending, seats) === "lost"; // then rather easier, if it can be
    return [
      this.button("go", t("end.again"), "again"),
      ending.sides && this.button("", t("end.swap"), "swap"),
      lost && ending.easier && this.button("", t("end.easier"), "easier"),
      ending.harder && !(lost && ending.easier) && this.button("", t("end.harder"), "harder"),
    ];
  }

  /** @param {string} kind @param {string} text @param {How} how */
  button(kind, text, how) {
    const onclick = () => {
      this.wanted = true;
      this.asks.rematch(how);
    };
    return el("button", { type: "button", class: `button ${kind}`, onclick }, text);
  }
}

/** @param {Ending} ending @param {Player[]} seats @returns {Fate} */
function fateOf({ result, team }, seats) {
  const mine = seats.filter((seat) => seat.mine);
  if (!mine.length || (mine.length > 1 && !team)) return "watched";
  const score = result[mine[0].seat] ?? 0;
  return score > 0 ? "won" : score < 0 ? "lost" : "drawn";
}

/** Who won, in one look. @param {Ending} ending @param {Player[]} seats @param {Fate} fate */
function title({ result, winners, team }, seats, fate) {
  if (team && seats.length > 1 && fate !== "watched") return t(`end.team-${fate}`);
  if (fate !== "watched") return t(`end.${fate}`);
  const names = seats.filter((seat) => winners.includes(seat.seat)).map((seat) => seat.name || seat.role || "");
  if (team && names.length) return t("end.team-wins");
  if (!names.length) return t(result.some((score) => score < 0) ? "end.game-wins" : "end.drawn");
  return t("end.wins", { names: names.join(t("end.and")), n: names.length });
}
