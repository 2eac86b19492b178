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
  let session: pg.Client | undefined;
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    const client = new pg.Client({ ...config, query_timeout: HEARTBEAT_TIMEOUT_MS });
    client.once('error', (error) => log(`the connection that hears of changes was lost: ${error.message}`));
    // The server's farewell and the closed socket are two errors; one line is enough, and one without a listener ends the process.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
    await client.connect();
    try {
      // The list is live: a channel added meanwhile is listened to as well.
      for (const channel of subscriptions.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    session = client;
    // A polite end would wait for a dead peer, hence destroy.
    const beat = (): void => void client.query('select 1').catch(() => client.connection.stream.destroy());
    const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      session = undefined;
      void reopen();
    });
  }

  async function reopen(): Promise<void> {
    for (let pause_ms = FIRST_RETRY_MS; !closing.signal.aborted; pause_ms = Math.min(pause_ms * 2, LAST_RETRY_MS)) {
      await sleep(pause_ms * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        await open();
        for (const channel of subscriptions.channels) subscriptions.notify(channel, '');
        return;
      } catch (error) {
        log(`cannot reach the database to hear of changes: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  return {
    async listen(channel, onNotify) {
      subscriptions.add(channel, onNotify);
      try {
        opening ??= open();
        await opening;
        // None while the connection is being opened again: that listens to every channel, and tells every subscriber.
        await session?.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        opening = session === undefined ? undefined : opening;
        subscriptions.remove(channel, onNotify);
        throw error;
      }
      return async () => {
        if (subscriptions.remove(channel, onNotify)) await session?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closing.abort();
      await session?.end();
    },
  };
}
