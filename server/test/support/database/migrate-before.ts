/** Prepares a database as it was before a migration, for tests of what the migration does to existing rows. */
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { MIGRATIONS_FOLDER, migrate } from '../../../src/database/migrate.ts';
import { createTempFolder } from '../system/temp-folder.ts';

/** Empties the database, and applies the migrations before the one whose file name begins with `namePrefix`. */
export async function migrateBefore(database: OpenDatabase, namePrefix: string): Promise<void> {
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  const folder = createTempFolder();
  const earlierFiles = readdirSync(MIGRATIONS_FOLDER).filter((file) => file < namePrefix);
  for (const file of earlierFiles) copyFileSync(join(MIGRATIONS_FOLDER, file), join(folder, file));
  await migrate(database, () => {}, folder);
}
