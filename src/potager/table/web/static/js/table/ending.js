// @ts-check
/** The end of a match, beside the scene: who won and by what, places and points, and what next. */
import { el, picture, the } from "../lib/dom.js";
import { line } from "../scene/parts.js";
import { calm } from "../scene/motion.js";
import { told as toldLine } from "./log.js";
import { face } from "./panel.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("../wire.js").Ending} Ending */
/** @typedef {import("../wire.js").Offer["how"]} How */

/** What this page's player made of it: won, lost, drawn, or only watched. */
/** @typedef {"won" | "lost" | "drawn" | "watched"} Fate */

/** @type {Record<Fate, string>} */
const PICTURES = { won: "icon-trophy", lost: "icon-rain", drawn: "icon-people", watched: "icon-people" };

const MOST_COLUMNS = 5; // of seats, side by side
const MOST_FACES = 4; // of winners, side by side
const CONSOLING = 4; // lines for who lost
const CONFETTI = 26;
const TONES = ["#5e9e4f", "#86b870", "#f8cb4e", "#e2594a", "#3f7f3b"];

export class End {
  /**
   * @param {{rematch: (how: How) => void, decline: (offer: import("../wire.js").Offer) => void, leave: (address: string) => void}} asks
   * @param {string} replay address, empty if there is none
   */
  constructor(asks, replay) {
    this.asks = asks;
    this.replay = replay;
    this.box = the("ending");
    this.shown = "";
  }

  /** @param {import("./state.js").State} state @param {Now} now */
  draw({ played, again, lines }, now) {
    const { ending, seats = [] } = now;
    this.box.hidden = !ending;
    document.body.classList.toggle("over", Boolean(ending));
    if (!ending) {
      this.shown = "";
      return;
    }
    if (ending.rematch && again) this.asks.leave(ending.rematch);
    const fate = fateOf(ending, seats);
    const fresh = !this.shown && played;
    if (fresh) sound(fate === "lost" ? "lose" : "win");
    const state = JSON.stringify([ending, now.offers, now.seat, seats.map((one) => [one.name, one.score])]);
    if (state === this.shown) return;
    this.shown = state;
    this.box.className = `ending card ${fate}`;
    const consoled = fate === "lost" ? [el("p", { class: "muted console" }, t(`end.console-${now.seq % CONSOLING}`))] : [];
    const told = lines.length ? toldLine(lines[0], seats) : [];
    const last = told.some((node) => node.textContent?.includes(ending.verdict)) ? [] : told; // once is enough
    this.box.replaceChildren(
      el(
        "div",
        { class: "ending-told", tabIndex: 0 },
        el(
          "div",
          { class: "ending-head" },
          champions(ending, seats, fate),
          el(
            "div",
            {},
            el("h2", {}, title(ending, seats, fate)),
            el("p", {}, ending.verdict),
            ...consoled,
            Boolean(ending.hints) && el("p", { class: "muted" }, t("end.hints", { n: ending.hints ?? 0 })),
          ),
        ),
        ...this.places(ending, seats),
        ...this.points(ending, seats),
        last.length > 0 && el("div", { class: "ending-last" }, el("h3", {}, t("end.last")), el("div", { class: "log-line" }, ...last)),
      ),
      el(
        "div",
        { class: "ending-does" },
        ...this.rematch(now),
        this.replay && el("a", { class: "button small", href: this.replay }, t("end.replay")),
        this.replay && el("a", { class: "button small", href: `${this.replay}#analysis` }, t("end.analysis")),
        el("a", { class: "button small", href: "/" }, t("end.games")),
      ),
    );
    if (fresh && fate === "won" && !calm.matches) this.box.append(confetti());
  }

  /** Everybody in the order of success; a team and somebody alone have none. @param {Ending} ending @param {Player[]} seats */
  places(ending, seats) {
    if (ending.team || seats.length < 2) return [];
    const agreed = !ending.standing?.length && ending.result.every((score) => score === ending.result[0]);
    if (agreed) return []; // to a draw: nobody did better
    const did = (/** @type {Player} */ one) => ending.standing?.[one.seat] ?? one.score?.[0] ?? 0;
    const worth = (/** @type {Player} */ one) => (ending.result[one.seat] ?? 0) * 1e6 + did(one);
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
            el("span", { class: "place-name", title: one.name ?? "" }, one.name ?? ""),
            el("span", { class: "place-role" }, one.role ?? ""),
            one.score ? el("b", {}, String(one.score[0])) : el("span", { class: "place-goal" }, ...line(one.parts ?? [], 24)),
          ),
        ),
      ),
    ];
  }

  /** How the points came together, round by round. @param {Ending} ending @param {Player[]} seats */
  points({ scores }, seats) {
    if (!scores) return [];
    const cell = (/** @type {number | null | undefined} */ value) => el("td", {}, value == null ? "–" : String(value).replace("-", "\u2212"));
    const row = (/** @type {string} */ head, /** @type {(number | null)[]} */ values) =>
      el("tr", {}, el("th", { scope: "row" }, head), ...values.map(cell));
    if (!scores.heads?.length && seats.length > MOST_COLUMNS) return [lying(scores, seats)];
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
      return [el("p", { class: "wish", role: "status" }, t("end.waiting", { names: this.missing(offer, seats) }))];
    if (offer)
      return [
        el("p", { class: "wish", role: "status" }, t(`end.asks-${offer.how ?? "again"}`, { name: asker?.name ?? "" })),
        this.button("go", t("end.agree"), offer.how),
        el("button", { type: "button", class: "button", onclick: () => this.asks.decline(offer) }, t("end.decline")),
      ];
    const lost = fateOf(ending, seats) === "lost"; // then rather easier
    return [
      this.button("go", t("end.again"), "again"),
      lost && ending.easier && this.button("small", t("end.easier"), "easier"),
      ending.harder && this.button("small", t("end.harder"), "harder"),
      !lost && ending.easier && this.button("small", t("end.easier"), "easier"),
      ending.sides && this.button("small", t("end.swap"), "swap"),
    ];
  }

  /** Who has not agreed yet. @param {import("../wire.js").Offer | undefined} offer @param {Player[]} seats */
  missing(offer, seats) {
    return names(seats.filter((seat) => offer?.needed?.includes(seat.seat)));
  }

  /** @param {string} kind @param {string} text @param {How} how */
  button(kind, text, how) {
    return el("button", { type: "button", class: `button ${kind}`, onclick: () => this.asks.rematch(how) }, text);
  }
}

/** @param {Ending} ending @param {Player[]} seats @returns {Fate} */
function fateOf({ result, team }, seats) {
  const mine = seats.filter((seat) => seat.mine && !seat.resigned); // else a bot has played to the end
  if (!mine.length || (mine.length > 1 && !team)) return "watched";
  const score = result[mine[0].seat] ?? 0;
  return score > 0 ? "won" : score < 0 ? "lost" : "drawn";
}

/**
 * The same for many seats: a row for each.
 * @param {import("../wire.js").ScoreTable} scores
 * @param {Player[]} seats
 */
function lying({ rounds, points, total = [] }, seats) {
  const columns = [...points, ...(total.length ? [total] : [])];
  const heads = [...rounds, ...(total.length ? [t("end.total")] : [])];
  return el(
    "table",
    { class: "points" },
    el("thead", {}, el("tr", {}, el("td", {}), ...heads.map((name) => el("th", { scope: "col" }, name)))),
    el(
      "tbody",
      {},
      ...seats.map((one) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, face(one), el("span", { class: "whose" }, one.name ?? "")),
          ...columns.map((values) => el("td", {}, values[one.seat] == null ? "–" : String(values[one.seat]))),
        ),
      ),
    ),
  );
}

/** The faces of those who won, lifted, in a wreath; where nobody did, a picture of how it went. @param {Ending} ending @param {Player[]} seats @param {Fate} fate */
function champions({ winners }, seats, fate) {
  const won = seats.filter((seat) => winners.includes(seat.seat));
  if (!won.length) return picture(PICTURES[fate], "icon big");
  return el(
    "div",
    { class: "champions" },
    ...won
      .slice(0, MOST_FACES)
      .map((one) => el("figure", { class: "champion" }, picture("wreath", "wreath"), face(one), el("figcaption", {}, one.name ?? ""))),
  );
}

/** Leaves and roots that rain once over the words, never over the scene. */
function confetti() {
  const pieces = Array.from({ length: CONFETTI }, (_, i) => {
    const piece = picture(i % 3 ? "confetti-leaf" : "confetti-root", "confetto");
    const look = { left: (i * 37) % 100, delay: ((i * 53) % 100) / 110, drift: ((i * 29) % 60) - 30, turn: (i % 2 ? 1 : -1) * (200 + ((i * 71) % 300)) };
    piece.style.left = `${look.left}%`;
    piece.style.animationDelay = `${look.delay}s`;
    piece.style.setProperty("--drift", `${look.drift}px`);
    piece.style.setProperty("--turn", `${look.turn}deg`);
    piece.style.setProperty("--tone", TONES[i % TONES.length]);
    return piece;
  });
  const all = el("div", { class: "confetti", "aria-hidden": "true" });
  all.append(...pieces);
  all.addEventListener("animationend", () => all.getAnimations({ subtree: true }).length || all.remove());
  return all;
}

/** Who won, in one look. @param {Ending} ending @param {Player[]} seats @param {Fate} fate */
function title({ result, winners, team }, seats, fate) {
  if (!result.length) return t("end.stopped"); // nobody won or lost
  if (team && seats.length > 1 && fate !== "watched") return t(`end.team-${fate}`);
  if (fate !== "watched") return t(`end.${fate}`);
  const won = seats.filter((seat) => winners.includes(seat.seat));
  if (team && won.length) return t("end.team-wins");
  if (!won.length) return t(result.some((score) => score < 0) ? "end.game-wins" : "end.drawn");
  return t("end.wins", { names: names(won), n: won.length });
}

/** Some of them in one sentence. @param {Player[]} seats */
function names(seats) {
  const all = seats.map(({ name, role }) => name || role || "");
  const last = all.pop() ?? "";
  return all.length ? all.join(", ") + t("end.and") + last : last;
}
