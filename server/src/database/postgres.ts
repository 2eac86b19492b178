import pg from 'pg';
import type { Engine, Log } from './engine.ts';
import { createListener } from './postgres-listener.ts';
import { endSilent } from './postgres-silence.ts';
import { prepareStatements } from './prepared.ts';
import { valueTypes } from './value-types.ts';

export const POOL_MAX = 10;

/** No query may hold a shopper, a lock or a connection for longer than this. What needs more says so with `set local`. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 30_000,
  /** Connections move on to where a load balancer or a failover points by then. */
  maxLifetimeSeconds: 30 * 60,
} as const;

/**
 * Opens a pool of connections to a PostgreSQL server. Parameters in the URL win over the limits here.
 * @throws Error when the server cannot be reached or refuses.
 */
export async function openPostgres({ url, poolMax, log }: { url: string; poolMax: number; log: Log }): Promise<Engine> {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'uruhu',
    // So that dates and times written as text read the same on both engines.
    options: '-c TimeZone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool({ ...connection, ...LIMITS, max: poolMax, types: valueTypes() });
  pool.on('error', (error) => log(`a database connection was lost: ${error.message}`));
  // The pool listens to idle connections only; one that is lost while in use reports to its query, and here, or the process dies.
  pool.on('connect', (client) => client.on('error', () => {}));
  endSilent(pool, connection, log);
  prepareStatements(pool);

  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createListener({ ...connection, connectionTimeoutMillis: LIMITS.connectionTimeoutMillis }, log);
  return {
    name: 'postgres',
    pool,
    notices: [],
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
