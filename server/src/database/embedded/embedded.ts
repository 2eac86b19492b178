import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Engine, type Log, Subscriptions } from '../engine.ts';
import { createValueTypes } from '../value-types.ts';
import { acquireLock } from './data-lock.ts';
import { syncFolder, syncTree } from './durable-fs.ts';
import { type EmbeddedThread, startMemoryThread, startThread } from './embedded-thread.ts';
import { guardFolder, HAS_ABSTRACT_SOCKETS } from './folder-guard.ts';
import { startMaintenance } from './maintenance.ts';
import { assertNotMoved } from './moved-marker.ts';
import type { OwnerFile } from './owner-files.ts';

/**
 * How long a query waits for the connection: far longer than any query takes. It ends the deadlock of a transaction whose callback queries
 * through `db` instead of the transaction, and so waits for itself.
 */
const CONNECTION_TIMEOUT_MS = 15_000;

const EMBEDDED_WARNING =
  'The database is the embedded one (PGlite): suited to trying the shop, development and a very small shop. ' +
  'One process, one query at a time. Set DATABASE_URL to a PostgreSQL server before the shop grows.';

export type EmbeddedEngine = Engine & Pick<EmbeddedThread, 'dump'>;

type OpenOptions = {
  dataDir: string;
  log: Log;
  /** `move`: for move-database, which reads or fills the whole database. It is opened even if it was moved, and not vacuumed. */
  purpose?: 'shop' | 'move';
  /** Whether a socket also guards the folder; tests of the other guards set it to false. */
  withSocket?: boolean;
};

/**
 * Opens the embedded database of a data folder, creating it at the first start.
 * @throws Error when another process has the database open (the message names the process), or when it cannot be opened.
 */
export async function openEmbedded({
  dataDir,
  log,
  purpose = 'shop',
  withSocket = HAS_ABSTRACT_SOCKETS,
}: OpenOptions): Promise<EmbeddedEngine> {
  makePrivateFolder(dataDir);
  const lock = acquireLock(dataDir);
  const guards: { release(): void }[] = [lock];
  const releaseGuards = () => {
    for (const guard of guards.reverse()) guard.release();
  };
  try {
    if (purpose === 'shop') assertNotMoved(dataDir);
    const path = join(dataDir, 'database');
    if (!existsSync(join(path, 'PG_VERSION'))) await createDatabase(path, [lock.file], log);
    // PGlite does not follow symbolic links.
    const folder = realpathSync(path);
    makePrivateFolder(folder);
    const folderGuard = await guardFolder(folder, { withSocket });
    guards.push(folderGuard);
    const thread = await startThread({ folder, ownerFiles: [lock.file, folderGuard.file] }, log).catch((error: unknown) => {
      throw explainOtherVersion(error, dataDir);
    });
    const engine = createEngine(thread, [EMBEDDED_WARNING]);
    const stopMaintenance = purpose === 'shop' ? startMaintenance(engine.pool, log) : async () => {};
    return {
      ...engine,
      async close() {
        await stopMaintenance();
        await engine.close();
        releaseGuards();
      },
    };
  } catch (error) {
    releaseGuards();
    throw error;
  }
}

/** PostgreSQL's messages for a folder that another major version created. */
const OTHER_VERSION_ERROR = /not compatible with this version|incompatible with server/;

function explainOtherVersion(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !OTHER_VERSION_ERROR.test(error.message)) return error;
  return new Error(
    `the database in ${dataDir} was created by another version of the embedded engine, and this one cannot open it. ` +
      'With the previous version of the shop, run: npm run move-database -- --export shop.dump.gz. ' +
      `Then move ${join(dataDir, 'database')} away, and with this version: npm run move-database -- --from shop.dump.gz --to ${dataDir}\n` +
      error.message,
    { cause: error },
  );
}

/** Opens a database in memory, for tests: empty, or from a dump. */
export async function openInMemory({
  dump,
  log,
  connectionTimeout_ms,
}: {
  dump: Uint8Array | undefined;
  log: Log;
  connectionTimeout_ms?: number;
}): Promise<EmbeddedEngine> {
  return createEngine(await startMemoryThread(dump, log), [], connectionTimeout_ms);
}

/**
 * Creates the database under another name and then renames it, so that no start opens a half-created one. The creation uses a separate
 * thread, whose memory (about 300 MB) is freed when the thread ends.
 */
async function createDatabase(folder: string, ownerFiles: readonly OwnerFile[], log: Log): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds files, but no database: move it away, or give another DATA_DIR`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished);
  const thread = await startThread({ folder: unfinished, ownerFiles }, log);
  await thread.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncFolder(join(folder, '..'));
}

/** Creates the folder if necessary, and lets only its owner read it. */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/**
 * Creates the same driver as for a PostgreSQL server, on a socket to the thread. PGlite has one session, so the pool has one connection: a
 * transaction holds it until its end, and other queries wait in the pool's queue.
 */
function createEngine(thread: EmbeddedThread, startWarnings: string[], connectionTimeout_ms = CONNECTION_TIMEOUT_MS): EmbeddedEngine {
  const subscriptions = new Subscriptions();
  const pool = new pg.Pool({
    stream: () => thread.connect(),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout_ms,
    types: createValueTypes(),
    async onConnect(client) {
      client.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
      // The session outlives its connections, so this ends a transaction that a lost connection has left open.
      await client.query('rollback');
    },
  });
  // The thread reports its end once. Without these listeners, each lost connection would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});

  return {
    name: 'embedded',
    pool,
    startWarnings,
    dump: () => thread.dump(),
    onFailure: (callback) => void thread.failed.then(callback),
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
