// @ts-check
/** The end of a match, beside the scene: who won and by what, places and points, and what next. */
import { el, picture, the } from "../lib/dom.js";
import { line } from "../scene/parts.js";
import { calm } from "../scene/motion.js";
import { told as toldLine } from "./log.js";
import { face } from "./panel.js";
import { sound } from "../lib/sounds.js";
import { t } from "../lib/texts.js";
import { fateOf, names, ranking, title } from "./outcome.js";

/** @typedef {import("./players.js").Moment} Now */
/** @typedef {import("./players.js").Player} Player */
/** @typedef {import("../wire.js").Ending} Ending */
/** @typedef {import("../wire.js").Offer["how"]} How */
/** @typedef {import("./outcome.js").Fate} Fate */

/** @type {Record<Fate, string>} */
const PICTURES = { won: "icon-trophy", lost: "icon-rain", drawn: "icon-people", watched: "icon-people" };

const MOST_FACES = 4; // of winners, side by side
const CONSOLING = 4; // lines for who lost
const CONFETTI = 26;
const FOLLOW_MS = 6000; // before those who watch are taken along
const TONES = ["#5e9e4f", "#86b870", "#f8cb4e", "#e2594a", "#3f7f3b"];

export class End {
  /**
   * @param {{rematch: (how: How) => void, decline: (offer: import("../wire.js").Offer) => void, leave: (address: string) => void}} asks
   * @param {DOMStringMap} page the addresses
   */
  constructor(asks, page) {
    this.asks = asks;
    this.page = page;
    this.box = the("ending");
    this.shown = "";
    this.after = el("div", { class: "ending-after stack" }); // what is known only later
    /** @type {Promise<import("./aftermath.js").Aftermath> | null} */
    this.aftermath = null;
    this.following = 0; // the timer of a spectator who goes along with the players
    this.stays = false;
  }

  /** @param {import("./state.js").State} state @param {Now} now */
  draw({ played, again, lines }, now) {
    const { ending, seats = [] } = now;
    this.box.hidden = !ending;
    document.body.classList.toggle("over", Boolean(ending));
    if (!ending) {
      this.shown = "";
      this.aftermath = null;
      this.after.replaceChildren();
      return;
    }
    if (ending.rematch && again) this.asks.leave(ending.rematch);
    const fate = fateOf(ending, seats);
    this.aftermath ??= import("./aftermath.js").then(({ Aftermath }) => new Aftermath(this.after, this.page, now, lines)); // words come first
    const fresh = !this.shown && played;
    if (fresh) sound(fate === "lost" ? "lose" : "win");
    // What comes late never moves the buttons: it comes below them, or scrolls where they stay at the lower edge.
    const below = !["for-phones", "for-low"].some((sheet) => matchMedia(/** @type {HTMLLinkElement} */ (the(sheet)).media).matches);
    const state = JSON.stringify([ending, now.offers, now.seat, seats.map((one) => [one.name, one.score]), below]);
    if (state === this.shown) return;
    this.shown = state;
    this.box.className = `ending card column ${fate}`;
    const consoled = fate === "lost" && seats.length < 3 ? [el("p", { class: "muted console" }, t(`end-console-${now.seq % CONSOLING}`))] : [];
    const { watch } = this.page;
    const told = lines.length ? toldLine(lines[0], seats) : [];
    const last = told.some((node) => node.textContent?.includes(ending.verdict)) ? [] : told; // once is enough
    const said = el(
      "div",
      { class: "ending-told stack scrolls", tabIndex: 0 },
      el(
        "div",
        { class: "ending-head stack" },
        champions(ending, seats, fate),
        el(
          "div",
          {},
          el("h2", {}, title(ending, seats, fate)),
          el("p", { class: "ending-verdict" }, ending.verdict),
          ...consoled,
          Boolean(ending.hints) && el("p", { class: "muted" }, t("end-hints", { n: ending.hints ?? 0 })),
        ),
      ),
      ...this.places(ending, seats),
      !below && this.after,
      ...this.points(ending),
      last.length > 0 && el("div", { class: "ending-last" }, el("h3", { class: "muted fine" }, t("end-last")), el("div", { class: "log-line row ruled" }, ...last)),
    );
    const does = el(
      "div",
      { class: "ending-does flow rigid ruled" },
      ...this.rematch(now),
      el("button", { type: "button", class: "button small", onclick: () => void this.share(now) }, t("end-share")),
      watch && el("a", { class: "button small replay", href: watch }, t("end-replay")),
      watch && el("a", { class: "button small", href: `${watch}#analysis` }, t("end-analysis")),
    );
    this.box.replaceChildren(el("div", { class: `column ${below ? "ending-main rigid" : "ending-fills"}` }, said, does), ...(below ? [this.after] : []));
    if (fresh && fate === "won" && !calm.matches) this.box.append(confetti());
  }

  /**
   * Everybody in the order of success, and how their points came together; a team and somebody alone
   * have no places.
   * @param {Ending} ending
   * @param {Player[]} seats
   */
  places(ending, seats) {
    const order = ranking(ending, seats);
    if (!order.length) return [];
    const { rounds = [], points = [], total = [] } = ending.scores?.heads?.length ? {} : (ending.scores ?? {});
    const last = (/** @type {Player} */ { seat, score, parts }) => {
      if (total.length) return el("b", { class: "place-part", role: "cell" }, number(total[seat]));
      if (rounds.length) return null;
      return score ? el("b", { role: "cell" }, number(score[0])) : el("span", { class: "place-goal row wrap muted fine", role: "cell" }, ...line(parts ?? [], 24));
    };
    const heads = [...rounds, ...(total.length ? [t("end-total")] : [])];
    const rows = order.map(({ seat: one, place }) =>
      el(
        "div",
        { class: `place${one.mine ? " mine pill" : ""}`, role: "row", "data-seat": String(one.seat) },
        el("b", { role: "cell" }, String(place)),
        face(one),
        el("span", { class: "place-name bold clamp", role: "rowheader", title: one.name ?? "" }, one.name ?? "", seats.length < 3 && el("small", { class: "muted fine" }, one.role ?? "")),
        ...points.map((of, i) => column(el("span", { class: "place-part", role: "cell" }, number(of[one.seat])), i)),
        column(last(one), rounds.length),
      ),
    );
    const head = heads.length > 0 && el("div", { class: "heads muted fine", role: "row" }, ...heads.map((name, i) => column(el("span", { class: "place-part", role: "columnheader" }, name), i)));
    const table = el("div", { class: `places${rounds.length ? " parted" : ""}`, role: "table" }, head, ...rows);
    table.style.setProperty("--columns", String(Math.max(1, heads.length)));
    return [table];
  }

  /** What a team did, round by round. @param {Ending} ending */
  points({ scores }) {
    if (!scores?.heads?.length) return [];
    const { heads, rounds, points, notes = [], total = [] } = scores;
    const row = (/** @type {string} */ head, /** @type {(number | null)[]} */ values) =>
      el("tr", {}, el("th", { scope: "row" }, head), ...values.map((value) => el("td", {}, number(value))));
    const why = (/** @type {number} */ i) => (notes[i] ? [el("tr", { class: "why muted fine" }, el("td", { colSpan: heads.length + 1 }, notes[i]))] : []);
    return [
      el(
        "table",
        { class: "points figures" },
        el("thead", {}, el("tr", {}, el("td", {}), ...heads.map((name) => el("th", { scope: "col" }, name)))),
        el("tbody", {}, ...rounds.flatMap((name, i) => [row(name, points[i]), ...why(i)])),
        total.length > 0 && el("tfoot", { class: "bold" }, row(t("end-total"), total)),
      ),
    ];
  }

  /** @param {Now} now */
  rematch({ ending, offers = [], seats = [] }) {
    if (!ending) return [];
    if (!seats.some((seat) => seat.mine)) return this.follow(ending);
    if (ending.rematch) return [el("a", { class: "button go", href: ending.rematch }, t("end-go"))];
    const offer = offers.find((one) => one.kind === "rematch");
    const asker = seats.find((seat) => seat.seat === offer?.seat);
    const said = offer && [offer.seat, ...(offer.agreed ?? [])];
    if (said && seats.some((seat) => seat.mine && said.includes(seat.seat)))
      return [el("p", { class: "wish bold whole", role: "status" }, t("end-waiting", { names: this.missing(offer, seats) }))];
    if (offer)
      return [
        el("p", { class: "wish bold whole", role: "status" }, t(`end-asks-${offer.how ?? "again"}`, { name: asker?.name ?? "" })),
        this.button("go", t("end-agree"), offer.how),
        el("button", { type: "button", class: "button", onclick: () => this.asks.decline(offer) }, t("end-decline")),
      ];
    const lost = fateOf(ending, seats) === "lost"; // then rather easier
    return [
      this.button("go", t("end-again"), "again"),
      lost && ending.easier && this.button("small", t("end-easier"), "easier"),
      ending.harder && this.button("small", t("end-harder"), "harder"),
      ending.sides && this.button("small", t("end-swap"), "swap"),
    ];
  }

  /** Whoever watched goes along to the next match, unless they stay. @param {Ending} ending */
  follow({ next }) {
    if (!next) return [];
    if (!this.stays) this.following ||= window.setTimeout(() => this.asks.leave(next), FOLLOW_MS);
    const stay = () => {
      this.stays = true;
      clearTimeout(this.following);
      wish.remove();
      button.remove();
    };
    const wish = el("p", { class: "wish bold whole", role: "status" }, t("end-next"));
    const button = el("button", { type: "button", class: "button", onclick: stay }, t("end-stay"));
    return [!this.stays && wish, el("a", { class: "button go", href: next }, t("end-follow")), !this.stays && button];
  }

  /** A picture of it. @param {Now} now */
  async share(now) {
    (await this.aftermath)?.share(now);
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

/** @param {number | null | undefined} value */
function number(value) {
  return value == null ? "\u2013" : String(value).replace("-", "\u2212");
}

/** A cell of the ranking, under its head. @param {HTMLElement | null} cell @param {number} i */
function column(cell, i) {
  if (cell?.className.startsWith("place-part")) cell.style.gridColumn = String(4 + i);
  return cell;
}

/** The faces of those who won, lifted, in a wreath; where nobody did, a picture of how it went. @param {Ending} ending @param {Player[]} seats @param {Fate} fate */
function champions({ winners }, seats, fate) {
  const won = seats.filter((seat) => winners.includes(seat.seat));
  if (!won.length) return picture(PICTURES[fate], "icon big");
  return el(
    "div",
    { class: "champions flow" },
    ...won
      .slice(0, MOST_FACES)
      .map((one) => el("figure", { class: "champion" }, picture("wreath", "icon wreath"), face(one), el("figcaption", { class: "bold fine cut" }, one.name ?? ""))),
  );
}

/** Leaves and roots that rain once over the words, never over the scene. */
function confetti() {
  const pieces = Array.from({ length: CONFETTI }, (_, i) => {
    const piece = picture(i % 3 ? "confetti-leaf" : "confetti-root", "icon confetto");
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
