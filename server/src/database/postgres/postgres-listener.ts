import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Listen, type Log, Subscriptions } from '../engine.ts';

const RETRY_PAUSE_MS_MIN = 200;
const RETRY_PAUSE_MS_MAX = 10_000;
/** A connection that only waits cannot notice a dead peer, so it sends a query now and then. */
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

export type Listener = { listen: Listen; close(): Promise<void> };

const listenTo = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`);

/** Opens a connection that listens to the channels of all subscriptions. */
async function openListeningClient(config: pg.ClientConfig, subscriptions: Subscriptions, log: Log): Promise<pg.Client> {
  const client = new pg.Client({ ...config, query_timeout: HEARTBEAT_TIMEOUT_MS });
  client.once('error', (error) => log(`Lost the LISTEN connection to the database, reconnecting: ${error.message}`));
  // A lost connection emits several errors. One log line is enough, but an error without a listener would end the process.
  client.on('error', () => {});
  client.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
  await client.connect();
  try {
    // `channels` is live, so this also listens to a channel that is added meanwhile.
    for (const channel of subscriptions.channels) await listenTo(client, channel);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  return client;
}

/** Closes the connection if the database does not respond. It destroys the stream, because `end` would wait for a dead peer. */
function startHeartbeat(client: pg.Client): void {
  const sendHeartbeat = (): void => void client.query('select 1').catch(() => client.connection.stream.destroy());
  const heartbeat = setInterval(sendHeartbeat, HEARTBEAT_MS).unref();
  client.once('end', () => clearInterval(heartbeat));
}

/**
 * Uses one connection for all LISTENs, opened at the first. If it is lost, the listener opens a new one, with growing pauses, and then calls
 * every subscriber once with an empty payload, because it has missed the notifications in between.
 */
export function createListener(config: pg.ClientConfig, log: Log): Listener {
  const subscriptions = new Subscriptions();
  const closing = new AbortController();
  /** The open connection; undefined before the first LISTEN and during a reconnect. */
  let session: pg.Client | undefined;
  /** The opening of the first connection, for which all early LISTENs wait. */
  let opening: Promise<void> | undefined;

  async function open(): Promise<void> {
    const client = await openListeningClient(config, subscriptions, log);
    session = client;
    startHeartbeat(client);
    client.once('end', () => {
      session = undefined;
      void reopen();
    });
  }

  /** Only a failed first opening is repeated by the next LISTEN. A lost connection is opened again by `reopen` alone, so that there is never a second one. */
  const openFirst = (): Promise<void> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function reopen(): Promise<void> {
    for (let pause_ms = RETRY_PAUSE_MS_MIN; !closing.signal.aborted; pause_ms = Math.min(pause_ms * 2, RETRY_PAUSE_MS_MAX)) {
      // A random pause, so that the processes of a shop do not all reconnect at once.
      await sleep(pause_ms * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        await open();
        for (const channel of subscriptions.channels) subscriptions.notify(channel, '');
        return;
      } catch (error) {
        log(`Cannot open a LISTEN connection to the database, trying again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  return {
    async listen(channel, onNotify) {
      subscriptions.add(channel, onNotify);
      try {
        await openFirst();
        // During a reconnect there is no session; `reopen` then listens to every channel and calls every subscriber.
        if (session) await listenTo(session, channel);
      } catch (error) {
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
