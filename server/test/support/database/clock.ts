/** Sets the database's clock for tests: every later query of the shop, on any connection, uses the changed time. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/** `offset`: an interval such as `30 days`; an empty one restores the real time. */
export async function setClock(db: Db, offset: string): Promise<void> {
  // A replaced function takes effect on every connection, also on those that are already open.
  await sql`create or replace function shop_now() returns timestamptz language sql stable parallel safe as $$
    select now() + ${sql.lit(offset || '0')}::interval
  $$`.execute(db);
}
