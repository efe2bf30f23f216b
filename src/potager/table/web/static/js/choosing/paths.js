// @ts-check
/**
 * The tree of legal paths, and how far somebody has gone in it: the steps that were made, what can
 * be chosen next, how far what is picked was turned. It knows no page and no rule of any game.
 */
import { isTurn } from "./turning.js";

/** @typedef {import("../wire.js").Branch} Branch */
/** @typedef {import("../wire.js").Decision} Decision */

/**
 * Something that can be chosen now. One without a decision is the roll of the dice.
 * @typedef {{branch: Branch, decision: Decision | null}} Choice
 */

/** The dice as a target: a game that has them in its scene calls them so. */
const DICE = "roll";

export class Paths {
  constructor() {
    /** @type {Choice[]} the first step */
    this.roots = [];
    /** @type {Choice[]} what the present step offers */
    this.choices = [];
    /** @type {Branch[]} the steps that were made */
    this.steps = [];
    this.quarters = 0; // how often what is picked was turned, full circles too
    this.moment = ""; // names what is offered
  }

  /**
   * Open the choices of the present moment. News that change nothing for a choice that was begun
   * don't take a picked piece out of the hand.
   * @param {Decision[]} decisions
   * @param {boolean} roll
   * @param {string} [rolls] what to roll is called
   * @param {boolean} [goesOn] somebody goes on with what was begun before, if that can be
   * @returns {"other" | "again" | "kept"} another moment, the same one, or one that was gone on with
   */
  offer(decisions, roll, rolls = "", goesOn = false) {
    const first = [...decisions].sort((a, b) => Number(b.waited) - Number(a.waited));
    this.roots = first.flatMap((decision) => choicesOf(decision.branches, decision));
    if (roll)
      this.roots.unshift({ branch: { target: DICE, label: rolls }, decision: null });
    const moment = JSON.stringify([decisions.map(({ id, seat }) => [id, seat]), roll]);
    const again = moment === this.moment;
    this.moment = moment;
    if ((again || (goesOn && this.steps.length)) && this.after(this.steps)) {
      this.walk(this.steps);
      return "kept";
    }
    this.restart();
    return again ? "again" : "other";
  }

  /** Nothing can be chosen. */
  close() {
    this.roots = [];
    this.moment = "";
    this.restart();
  }

  restart() {
    this.walk([]);
  }

  /** One step back; something that was turned is put down. Says whether there was one. */
  back() {
    if (!this.steps.length) return false;
    this.walk(straight(this.steps).slice(0, -1));
    return true;
  }

  /** Make a choice that does not end its path: a step further, or a quarter. @param {Choice} choice */
  take(choice) {
    const { branch } = choice;
    if (isTurn(branch.target)) this.turn(choice);
    else this.walk([...this.steps, branch]);
  }

  /** The choice that turns what is picked. */
  turning() {
    return this.choices.find(({ branch }) => isTurn(branch.target));
  }

  /**
   * Turn what is picked by a quarter; after the last one it is as it was picked.
   * @param {Choice | undefined} [choice]
   */
  turn(choice = this.turning()) {
    if (!choice) return false;
    const { branch } = choice;
    this.quarters += 1;
    this.walk(branch.then?.length ? [...this.steps, branch] : straight(this.steps));
    return true;
  }

  /** Turn what is picked by a quarter the other way. */
  turnBack() {
    if (!this.turning()) return false;
    const quarters = this.quarters - 1;
    if (isTurn(this.steps.at(-1)?.target ?? "")) this.walk(this.steps.slice(0, -1));
    else
      for (let next = this.turning(); next?.branch.then?.length; next = this.turning())
        this.walk([...this.steps, next.branch]);
    this.quarters = quarters;
    return true;
  }

  /** Whether a choice ends its path. @param {Choice} choice */
  ends({ branch }) {
    return !branch.then?.length && !isTurn(branch.target);
  }

  /** @param {string} target */
  find(target) {
    return this.choices.find(({ branch }) => branch.target === target) ?? null;
  }

  /** Something else to begin with, in place of what is picked. @param {string} target */
  beginning(target) {
    return this.roots.find(({ branch }) => branch.target === target && branch.then) ?? null;
  }

  /** The path so far, and that choice. @param {Choice} choice */
  pathTo(choice) {
    return [...this.steps, choice.branch].map((branch) => branch.target);
  }

  /** Be where these steps lead to. @param {Branch[]} steps */
  walk(steps) {
    this.steps = steps;
    this.choices = this.withFullCircle(this.after(steps) ?? []);
    if (!this.turning()) this.quarters = 0;
  }

  /** What can be chosen after these steps; none if they can't be made. @param {Branch[]} steps */
  after(steps) {
    let choices = this.roots;
    for (const { target } of steps) {
      const made = choices.find(({ branch }) => branch.target === target);
      if (!made?.branch.then) return null;
      choices = choicesOf(made.branch.then, made.decision);
    }
    return choices;
  }

  /** What was turned as far as the paths go can be turned on. @param {Choice[]} choices */
  withFullCircle(choices) {
    const last = this.steps.at(-1);
    if (!last || !isTurn(last.target) || choices.some(({ branch }) => branch.target === last.target))
      return choices;
    const { target, label } = last;
    return [...choices, { branch: { target, label }, decision: choices[0]?.decision ?? null }];
  }
}

/** @param {Branch[]} branches @param {Decision | null} decision @returns {Choice[]} */
function choicesOf(branches, decision) {
  /** @type {Map<string, Branch[] | undefined>} what follows a target */
  const known = new Map();
  return branches.map((branch) => {
    const then = branch.like ? known.get(branch.like) : branch.then;
    known.set(branch.target, then);
    return { branch: then ? { ...branch, then } : branch, decision };
  });
}

/** The steps without those that turn something. @param {Branch[]} steps */
function straight(steps) {
  return steps.filter((step) => !isTurn(step.target));
}
