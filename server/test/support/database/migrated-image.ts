/** The data folder of a migrated, empty embedded database. Knows no test runner: the journeys, which have their own, use it too. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withKysely } from '../../../src/database/connect.ts';
import { openInMemory } from '../../../src/database/embedded/embedded.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '../../../src/database/migrate.ts';

export const CACHE = join(import.meta.dirname, '../../../../.cache/test');

/**
 * The data folder of a migrated, empty database. Making it takes seconds and loading it a quarter of one, so it is kept until PGlite
 * or a migration changes. Two workers may make it at once: the last one's stays, and both are right.
 */
export async function migratedImage(): Promise<Uint8Array> {
  const file = join(CACHE, `embedded-${imageKey()}.tar`);
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

/** Changes with PGlite and with the migrations. */
export function imageKey(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const build = statSync(join(pglite, 'pglite.wasm')).size;
  const migrations = readMigrations(MIGRATIONS_FOLDER).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update(JSON.stringify([build, migrations]))
    .digest('hex')
    .slice(0, 16);
}
