import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The current time for deadlines, in SQL. All processes use one clock: the database's, which tests shift with setClock. */
export const SHOP_NOW: RawBuilder<Date> = sql<Date>`shop_now()`;

/**
 * The shop's time at the moment of the call, in SQL: it differs from row to row of a query. SHOP_NOW stays the time at which the transaction
 * started, even if the transaction has waited for a lock since then.
 */
export const SHOP_CLOCK: RawBuilder<Date> = sql<Date>`shop_clock()`;

/** Reads SHOP_NOW, to compare deadlines in the code. In a transaction this is the time at which the transaction started. */
export async function readShopTime(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  if (!rows[0]) throw new Error('shop_now() returned no row');
  return rows[0].now;
}

/**
 * How far a stored time may lie beyond the latest possible one before it counts as wrong: concurrent statements see different times, and
 * clocks are adjusted slightly all day.
 */
export const CLOCK_SLACK: RawBuilder<unknown> = sql`interval '1 minute'`;
