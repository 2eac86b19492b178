import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Listen, type Log, Subscriptions } from './engine.ts';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 10_000;
/** A connection that only ever waits cannot tell silence from a dead peer: it asks. */
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

export type Listener = { listen: Listen; close(): Promise<void> };

/**
 * One connection for all LISTENs, opened at the first. When it is lost it is opened again, with growing pauses, and then every
 * subscriber is called once with an empty payload, because what was notified meanwhile is gone.
 */
export function createListener(config: pg.ClientConfig, log: Log): Listener {
  const subscriptions = new Subscriptions();
  const closing = new AbortController();
  let client: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ ...config, query_timeout: HEARTBEAT_TIMEOUT_MS });
    opened.on('error', (error) => log(`the database connection that hears of changes was lost: ${error.message}`));
    opened.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
    await opened.connect();
    const heartbeat = setInterval(() => {
      // The stream is destroyed because a polite end would wait for the dead peer too.
      opened.query('select 1').catch(() => opened.connection.stream.destroy());
    }, HEARTBEAT_MS).unref();
    opened.once('end', () => {
      clearInterval(heartbeat);
      if (!closing.signal.aborted) client = reconnect();
    });
    for (const channel of subscriptions.channels) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    return opened;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pause_ms = FIRST_RETRY_MS; ; pause_ms = Math.min(pause_ms * 2, LAST_RETRY_MS)) {
      await sleep(pause_ms * (0.5 + Math.random()), undefined, { signal: closing.signal });
      try {
        const opened = await connect();
        for (const channel of subscriptions.channels) subscriptions.notify(channel, '');
        return opened;
      } catch (error) {
        log(`cannot reach the database to hear of changes: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { listen, close };
}
