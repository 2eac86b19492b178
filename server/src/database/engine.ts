import type pg from 'pg';

/** What the two engines have in common, below Kysely. */
export type Engine = {
  name: 'embedded' | 'postgres';
  pool: pg.Pool;
  listen: Listen;
  /** Plain warnings for whoever starts the server. */
  notices: string[];
  /** Waits for what is under way, then lets go of everything, the pool too. */
  close(): Promise<void>;
};

/**
 * Calls `onNotify` with the payload of each NOTIFY on `channel`, and with an empty payload when some may have been missed.
 * Resolves when listening has begun, to the function that ends it.
 */
export type Listen = (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;
export type Log = (message: string) => void;

/** Who listens to which channel. */
export class Subscriptions {
  readonly #byChannel = new Map<string, Set<(payload: string) => void>>();

  /** Live: what is added while it is walked through comes too. */
  get channels(): Iterable<string> {
    return this.#byChannel.keys();
  }

  add(channel: string, onNotify: (payload: string) => void): void {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(onNotify));
  }

  /** @returns whether nobody listens to the channel any more. */
  remove(channel: string, onNotify: (payload: string) => void): boolean {
    const listeners = this.#byChannel.get(channel);
    listeners?.delete(onNotify);
    return listeners?.size === 0 && this.#byChannel.delete(channel);
  }

  notify(channel: string, payload: string): void {
    for (const onNotify of this.#byChannel.get(channel) ?? []) onNotify(payload);
  }
}
