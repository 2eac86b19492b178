/**
 * Changes that a shopper made and the server does not have yet, for the cart and the wishlist. A change shows at once; each key (a line,
 * a product) has one request under way at a time, and only the latest change is sent next, so that fast tapping ends at what is shown.
 */

/** What to do after a request: `next` sends the latest change unless it has just been sent, `stop` drops it. */
export type NextStep = 'next' | 'stop';

export class ChangeQueue<Change> {
  readonly #latest = new Map<string, Change>();
  readonly #onChange: () => void;

  /** Calls `onChange` after a change is added or finished. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The latest change of each key. */
  get latest(): ReadonlyMap<string, Change> {
    return this.#latest;
  }

  /** Adds a change. True: the caller must call `drain`. False: a `drain` of this key is running, and sends this change next. */
  add(key: string, change: Change): boolean {
    const isFirst = !this.#latest.has(key);
    this.#latest.set(key, change);
    this.#onChange();
    return isFirst;
  }

  /** Sends the latest change of a key until the server has it, or `send` returns `stop`. */
  async drain(key: string, send: (change: Change) => Promise<NextStep>): Promise<void> {
    let lastSent: Change | undefined;
    for (let change = this.#latest.get(key); change !== undefined && change !== lastSent; change = this.#latest.get(key)) {
      if ((await send(change)) === 'stop') break;
      lastSent = change;
    }
    this.#latest.delete(key);
    this.#onChange();
  }
}
