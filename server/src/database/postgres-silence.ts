import type { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from './engine.ts';

/** Longer than the server lets a statement run: one that lives has answered by then, if only that it gave up. */
const SILENCE_MS = 20_000;
const KNOCK_TIMEOUT_MS = 3_000;

/** What has leave to run for longer, as a migration, is silent too: whether the server lives it tells a newcomer. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: KNOCK_TIMEOUT_MS, query_timeout: KNOCK_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.connection.stream.destroy();
  }
}

/**
 * Ends connections that are in use and on which nothing was heard for long, where the server does not answer a newcomer either: a
 * machine that has stopped says nothing, not even that it gives up, and whoever asked would wait for ever. The driver's own time-out
 * would leave the connection in the pool, perhaps with half a transaction on it.
 */
export function endSilent(pool: pg.Pool, connection: pg.ClientConfig, log: Log, silence_ms = SILENCE_MS): void {
  const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', async () => {
      if (await answers(connection)) {
        if (stream.timeout) stream.setTimeout(silence_ms);
        return;
      }
      log('the database has fallen silent: a connection to it is given up');
      stream.destroy();
    });
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(silence_ms));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
}
