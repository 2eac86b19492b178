/** Sets the database's clock for tests: every later query of the shop, on any connection, uses the changed time. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/** `offset`: an interval such as `30 days`, which is added to the real time. */
export async function setClock(db: Db, offset: string): Promise<void> {
  // A replaced function takes effect on every connection, also on those that are already open.
  await sql`create or replace function shop_now() returns timestamptz language sql stable parallel safe as $$
    select now() + ${sql.lit(offset)}::interval
  $$`.execute(db);
}

/** Restores the real time. */
export const resetClock = (db: Db): Promise<void> => setClock(db, '0 days');
