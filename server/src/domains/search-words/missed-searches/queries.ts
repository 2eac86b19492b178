/** All queries of missed searches; no other file accesses their table. */
import type { MissedSearchQuery } from '@uruhu/contract/staff';
import { type ExpressionBuilder, sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { done } from '../../../lib/outcome.ts';

/** At most this many different texts are stored for a day, so that a script cannot fill the disk. */
export const TEXTS_PER_DAY_MAX = 2_000;
/** The highest count that the table allows. */
const COUNT_MAX = 1_000_000;
const MISSED_SEARCHES_RETENTION_DAYS = 180;

/** Today in Kigali. */
const TODAY = sql<string>`(${SHOP_NOW} at time zone 'Africa/Kigali')::date`;

/**
 * Adds the counts to those of today: updates the texts that today already has, then inserts the most frequent of the others, up to the limit
 * of a day. The lock keeps several processes that write at once from exceeding that limit.
 */
export const incrementCounts = (db: Db, counts: ReadonlyMap<string, number>) =>
  transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('missed searches', 0))`.execute(trx);
    await sql`
      with increments as (
        select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as increments (words, count)
      ), updated as (
        update missed_searches set count = least(missed_searches.count + increments.count, ${sql.lit(COUNT_MAX)}) from increments
        where missed_searches.day = ${TODAY} and missed_searches.words = increments.words
        returning missed_searches.words
      )
      insert into missed_searches (day, words, count)
      select ${TODAY}, words, least(count, ${sql.lit(COUNT_MAX)}) from increments where words not in (select words from updated)
      order by count desc, words
      limit greatest(0, ${sql.lit(TEXTS_PER_DAY_MAX)} - (select count(*) from missed_searches where day = ${TODAY}))`.execute(trx);
    return done(null);
  });

/** One page of the texts that found nothing between two days, both included, and the total number of texts. */
export async function selectMissedSearchPage(db: Db, { page, perPage, sort, filter: { from, to } }: MissedSearchQuery) {
  const isWithinDays = ({ and, eb }: ExpressionBuilder<Database, 'missed_searches'>) =>
    and([...(from === undefined ? [] : [eb('day', '>=', from)]), ...(to === undefined ? [] : [eb('day', '<=', to)])]);
  const lastDay = sql<string>`max(day)`;
  const count = sql<number>`sum(count)::int`;
  const rows = await db
    .selectFrom('missed_searches')
    .select(['words', count.as('count'), sql<string>`min(day)`.as('first_day'), lastDay.as('last_day')])
    .where(isWithinDays)
    .groupBy('words')
    .orderBy(sort === 'count' ? count : lastDay, 'desc')
    .orderBy(sort === 'count' ? lastDay : count, 'desc')
    .orderBy('words')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('missed_searches')
    .select(sql<number>`count(distinct words)::int`.as('total'))
    .where(isWithinDays)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const deleteOldMissedSearches = (db: Db) =>
  db
    .deleteFrom('missed_searches')
    .where('day', '<', sql<string>`${TODAY} - ${sql.lit(MISSED_SEARCHES_RETENTION_DAYS)}::int`)
    .execute();
