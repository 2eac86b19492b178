import pg from 'pg';
import type { Engine, Log } from '../engine.ts';
import { createValueTypes } from '../value-types.ts';
import { closeSilentConnections } from './close-silent-connections.ts';
import { createListener } from './postgres-listener.ts';
import { prepareStatements } from './prepare-statements.ts';

export const POOL_MAX = 10;
const CONNECTION_TIMEOUT_MS = 5_000;

/** How long a query may block a shopper, a lock or a connection. Longer work raises its limits with `set local`. */
const LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 30_000,
  /** After this time, connections are replaced, and so follow a load balancer or a failover. */
  maxLifetimeSeconds: 30 * 60,
} as const;

/**
 * Replaces `prefer`, `require` and `verify-ca` by `verify-full`, which requires a certificate that is valid for the host. `pg` 8 treats them
 * as `verify-full` too, but prints a warning, and its next version will check less. `uselibpqcompat=true` chooses to check less today.
 */
function requireFullTls(url: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full');
}

/**
 * The class of errors by which PostgreSQL says that it ends the connection: it shuts down, or an operator ends it. Code of the database can raise them too,
 * but then with the severity ERROR, which ends only the query.
 */
const ENDING_ERROR = /^57P/;

/**
 * Ends each connection of which the server says that it ends it, because the server closes it only some milliseconds later. Until then, the pool would
 * give it to another query, which would fail too.
 */
function dropEndingConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const { connection } = client as unknown as pg.Client;
    connection.on('errorMessage', ({ code = '', severity }: pg.DatabaseError) => {
      if (severity !== 'ERROR' && ENDING_ERROR.test(code)) void (client as unknown as pg.Client).end();
    });
  });
}

type OpenOptions = {
  url: string;
  poolMax: number;
  log: Log;
  /** How long a query waits for a connection of the pool; tests with one connection on a busy machine wait longer. */
  connectionTimeout_ms?: number;
};

/**
 * Opens a pool of connections to a PostgreSQL server. Parameters in the URL win over the limits here.
 * @throws Error when the server cannot be reached or refuses the connection.
 */
export async function openPostgres({ url, poolMax, log, connectionTimeout_ms = CONNECTION_TIMEOUT_MS }: OpenOptions): Promise<Engine> {
  const connection: pg.ClientConfig = {
    connectionString: requireFullTls(url),
    application_name: 'uruhu',
    // Makes both engines read dates and times in text alike.
    options: '-c TimeZone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new pg.Pool({
    ...connection,
    ...LIMITS,
    connectionTimeoutMillis: connectionTimeout_ms,
    max: poolMax,
    types: createValueTypes(),
  });
  pool.on('error', (error) => log(`Lost an idle database connection; the pool replaces it: ${error.message}`));
  // The pool listens for errors of idle connections only. An error of a connection in use rejects its query, but without this listener it
  // would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  dropEndingConnections(pool);
  closeSilentConnections(pool, connection, log);
  prepareStatements(pool);

  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createListener({ ...connection, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }, log);
  return {
    name: 'postgres',
    pool,
    startWarnings: [],
    // Never calls back, because the pool connects again when the server does.
    onFailure() {},
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
