/** Makes a migrated database look like one of the versions before the baseline, which listed each of their migrations. */
import { type Kysely, sql } from 'kysely';
import { BEFORE_BASELINE } from '../../../src/database/migrate.ts';

/** `last`: the number of the last migration that the database has. */
export async function pretendEarlierMigrations<Schema>(db: Kysely<Schema>, last: number): Promise<void> {
  await sql`delete from schema_migrations`.execute(db);
  await sql`
    insert into schema_migrations (number, name, checksum)
    select number, lpad(number::text, 4, '0') || '-earlier.sql', case number when ${BEFORE_BASELINE.number} then ${BEFORE_BASELINE.checksum} else '' end
    from generate_series(1, ${last}::int) as number`.execute(db);
}
