/** The image of a migrated, empty embedded database. It does not use the test runner's API, because the journeys run on another runner. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withKysely } from '../../../src/database/connect.ts';
import { openInMemory } from '../../../src/database/embedded/embedded.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '../../../src/database/migrate.ts';

export const CACHE = join(import.meta.dirname, '../../../../.cache/test');

/**
 * Loads a tar of the data folder of a migrated, empty database. Creating it takes seconds and loading it a quarter of a second, so the file
 * stays until PGlite or a migration changes. If two workers create it at once, the last one's stays; both are equal.
 */
export async function loadMigratedImage(): Promise<Uint8Array> {
  const file = join(CACHE, `embedded-${computeImageKey()}.tar`);
  if (!existsSync(file)) {
    const engine = await openInMemory({ image: undefined, log: () => {} });
    const database = withKysely(engine);
    await migrate(database, () => {});
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await engine.dump());
    renameSync(`${file}.${process.pid}`, file);
    await database.close();
  }
  return readFileSync(file);
}

/** Computes a key that changes with PGlite and with the migrations. */
export function computeImageKey(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const build = statSync(join(pglite, 'pglite.wasm')).size;
  const migrations = readMigrations(MIGRATIONS_FOLDER).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update(JSON.stringify([build, migrations]))
    .digest('hex')
    .slice(0, 16);
}
