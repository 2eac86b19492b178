/** The dump of a migrated, empty embedded database. It does not use the test runner's API, because the journeys run on another runner. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { withKysely } from '../../../src/database/connect.ts';
import { openInMemory } from '../../../src/database/embedded/embedded.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '../../../src/database/migrate.ts';

export const CACHE_FOLDER = join(import.meta.dirname, '../../../../.cache/test');

/**
 * Loads a dump of a migrated, empty database, once for a process. Creating a dump takes seconds and opening one takes half a second, so the
 * file is reused until PGlite or a migration changes. If two workers create it at once, the file of the last one stays; both files are
 * equal.
 */
export function loadMigratedDump(): Promise<Uint8Array> {
  dump ??= createOrReadDump();
  return dump;
}

let dump: Promise<Uint8Array> | undefined;

async function createOrReadDump(): Promise<Uint8Array> {
  const file = join(CACHE_FOLDER, `embedded-${computeDumpKey()}.dump`);
  if (!existsSync(file)) {
    const engine = await openInMemory({ dump: undefined, log: () => {} });
    const database = withKysely(engine);
    await migrate(database, () => {});
    // Starts a new log file and deletes the old one, which has all migrations.
    await sql`select pg_switch_wal()`.execute(database.db);
    await sql`checkpoint`.execute(database.db);
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await engine.dump());
    renameSync(`${file}.${process.pid}`, file);
    await database.close();
  }
  return shareBytes(readFileSync(file));
}

/** Copies the bytes into shared memory, which the threads of all databases read; other memory would be copied for each thread. */
function shareBytes(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Computes a key that changes with PGlite and with the migrations. */
export function computeDumpKey(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const wasm_bytes = statSync(join(pglite, 'pglite.wasm')).size;
  const migrations = readMigrations(MIGRATIONS_FOLDER).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update(JSON.stringify([wasm_bytes, migrations]))
    .digest('hex')
    .slice(0, 16);
}
