/** Databases as the versions before the baseline left them, which listed each of their migrations. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { BEFORE_BASELINE, MIGRATIONS_FOLDER, migrate, readMigrations } from '../../../src/database/migrate.ts';
import { createTempFolder } from '../system/temp-folder.ts';

/** Migrates an empty database to the baseline alone, and lists the migrations up to `last` as applied instead of it. */
export async function migrateAsBefore(database: OpenDatabase, last: number): Promise<void> {
  const folder = createTempFolder();
  const [baseline] = readMigrations(MIGRATIONS_FOLDER);
  if (!baseline) throw new Error('there is no baseline');
  cpSync(join(MIGRATIONS_FOLDER, baseline.name), join(folder, baseline.name), { recursive: true });
  await migrate(database, () => {}, folder);
  await sql`delete from schema_migrations`.execute(database.db);
  await sql`
    insert into schema_migrations (number, name, checksum)
    select number, lpad(number::text, 4, '0') || '-earlier.sql', case number when ${BEFORE_BASELINE.number} then ${BEFORE_BASELINE.checksum} else '' end
    from generate_series(1, ${last}::int) as number`.execute(database.db);
}
