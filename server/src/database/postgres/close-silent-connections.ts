import type { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from '../engine.ts';

/** Longer than the statement time-out, so a live server has responded by then, at least with an error. */
const SILENCE_MS = 20_000;
const PROBE_TIMEOUT_MS = 3_000;

/**
 * Whether the server responds on a new connection. A statement without a time-out, such as a migration, is silent for
 * longer although the server is alive.
 */
async function isServerAlive(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS });
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
 * Closes connections in use that have been silent for `silence_ms`, if the server does not respond on a new connection either. Without this,
 * queries would wait for ever for a machine that has stopped. The driver's own time-out would leave the connection in the pool, perhaps
 * in the middle of a transaction.
 */
export function closeSilentConnections(pool: pg.Pool, connection: pg.ClientConfig, log: Log, silence_ms = SILENCE_MS): void {
  const findStream = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket;
  pool.on('connect', (client) => {
    const stream = findStream(client);
    stream.on('timeout', async () => {
      if (await isServerAlive(connection)) {
        // The connection may have been released meanwhile, which sets its time-out to 0.
        if (stream.timeout) stream.setTimeout(silence_ms);
        return;
      }
      log(`Database unresponsive for ${silence_ms / 1000} s; closing the connection`);
      stream.destroy();
    });
  });
  pool.on('acquire', (client) => findStream(client).setTimeout(silence_ms));
  pool.on('release', (_error, client) => findStream(client).setTimeout(0));
}
