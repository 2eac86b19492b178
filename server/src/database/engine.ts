import type pg from 'pg';

/** The interface that both engines implement, below Kysely. */
export type Engine = {
  name: 'embedded' | 'postgres';
  pool: pg.Pool;
  listen: Listen;
  /** Warnings for the operator who starts the server. */
  startWarnings: string[];
  /** Calls back once, with the reason, after a failure of the database that only a restart of the process repairs. */
  onFailure(callback: (reason: string) => void): void;
  /** Waits for running queries, then closes the pool and releases the locks. */
  close(): Promise<void>;
};

/**
 * Calls `onNotify` with the payload of each NOTIFY on `channel`, and with an empty payload when it may have missed some. Resolves, when it
 * listens, to the function that stops it.
 */
export type Listen = (channel: string, onNotify: (payload: string) => void) => Promise<() => Promise<void>>;
export type Log = (message: string) => void;

/** The listeners of each channel. */
export class Subscriptions {
  readonly #byChannel = new Map<string, Set<(payload: string) => void>>();

  /** A live view: an iteration also reaches channels that are added meanwhile. */
  get channels(): Iterable<string> {
    return this.#byChannel.keys();
  }

  add(channel: string, onNotify: (payload: string) => void): void {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(onNotify));
  }

  /** @returns whether the channel has no listeners left. */
  remove(channel: string, onNotify: (payload: string) => void): boolean {
    const listeners = this.#byChannel.get(channel);
    listeners?.delete(onNotify);
    return listeners?.size === 0 && this.#byChannel.delete(channel);
  }

  notify(channel: string, payload: string): void {
    for (const onNotify of this.#byChannel.get(channel) ?? []) onNotify(payload);
  }
}
