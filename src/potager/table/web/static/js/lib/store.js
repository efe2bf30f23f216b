// @ts-check
/** A state that changes by messages, step by step, and is drawn after each. */

/**
 * @template State
 * @template Message
 */
export class Store {
  /**
   * @param {State} state
   * @param {(state: State, message: Message) => State} next pure; the same state where nothing changes
   * @param {(state: State, before: State) => void} draw
   */
  constructor(state, next, draw) {
    this.state = state;
    this.next = next;
    this.draw = draw;
    /** @type {Message[]} what was sent while something is drawn */
    this.later = [];
    this.drawing = false;
  }

  /** Says whether something has changed; a message that comes of drawing waits until all is drawn. @param {Message} message */
  step(message) {
    if (this.drawing) {
      this.later.push(message);
      return false;
    }
    const before = this.state;
    this.state = this.next(before, message);
    if (this.state === before) return false;
    this.drawing = true;
    try {
      this.draw(this.state, before);
    } finally {
      this.drawing = false;
    }
    for (const one of this.later.splice(0)) this.step(one);
    return true;
  }
}
