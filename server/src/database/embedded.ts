import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { acquireLock } from './data-lock.ts';
import { syncFolder, syncTree } from './durable-fs.ts';
import { type EmbeddedThread, startThread } from './embedded-thread.ts';
import { type Engine, type Log, Subscriptions } from './engine.ts';
import { startMaintenance } from './maintenance.ts';
import { valueTypes } from './value-types.ts';

/**
 * Longest that a query waits for its turn. Far above what any takes, so what runs into it is a transaction whose callback asks
 * through `db` instead of through its own handle, and so waits for itself.
 */
const TURN_TIMEOUT_MS = 15_000;

const NOTICE =
  'The database is the embedded one (PGlite): right for a first look, development and a very small shop. ' +
  'One process, one query at a time. Set DATABASE_URL to a PostgreSQL server before the shop grows.';

export type EmbeddedEngine = Engine & Pick<EmbeddedThread, 'dump'>;

/**
 * Opens the embedded database of a data folder, creating it at the first start.
 * @throws Error when another process has it open (the message names it), or when it cannot be opened.
 */
export async function openEmbedded({ dataDir, log }: { dataDir: string; log: Log }): Promise<EmbeddedEngine> {
  makePrivate(dataDir);
  const unlock = acquireLock(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder, log);
    makePrivate(folder);
    const engine = overThread(await startThread({ folder }, log), [NOTICE]);
    const stopMaintenance = startMaintenance(engine.pool, log);
    return {
      ...engine,
      async close() {
        await stopMaintenance();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a database in memory, for tests: empty, or as it was when the image was dumped. */
export async function openInMemory({
  image,
  log,
  turnTimeout_ms,
}: {
  image: Uint8Array | undefined;
  log: Log;
  turnTimeout_ms?: number;
}): Promise<EmbeddedEngine> {
  return overThread(await startThread({ image }, log), [], turnTimeout_ms);
}

/**
 * Creates the database beside its place and then moves it there, so that one whose creation was interrupted is never taken for
 * a whole one. A thread of its own does it, whose memory (about 300 MB) goes with it.
 */
async function create(folder: string, log: Log): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds something, but no database: move it away, or give another DATA_DIR`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(unfinished);
  const thread = await startThread({ folder: unfinished }, log);
  await thread.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncFolder(join(folder, '..'));
}

/** For its owner only, also when it was there before with other rights. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/**
 * The same driver as for a server, on a socket that leads to the thread. PGlite has one session, so the pool has one connection:
 * a transaction holds it until its end, and whatever else is asked meanwhile waits in the pool's queue.
 */
function overThread(thread: EmbeddedThread, notices: string[], turnTimeout_ms = TURN_TIMEOUT_MS): EmbeddedEngine {
  const subscriptions = new Subscriptions();
  const pool = new pg.Pool({
    stream: () => thread.connect(),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnTimeout_ms,
    types: valueTypes(),
    async onConnect(client) {
      client.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
      // The session outlives its connections: a transaction that a lost one left open must not swallow what comes next.
      await client.query('rollback');
    },
  });
  // The thread reports its own death once; a listener must be there, or Node takes each lost connection for a crash.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});

  return {
    name: 'embedded',
    pool,
    notices,
    dump: () => thread.dump(),
    async close() {
      await pool.end();
      await thread.close();
    },
    async listen(channel, onNotify) {
      subscriptions.add(channel, onNotify);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        if (subscriptions.remove(channel, onNotify)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
  };
}
