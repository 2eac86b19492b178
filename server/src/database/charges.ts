/** The payers' buckets, in the database that all processes share. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { CLOCK_SLACK } from './clock.ts';
import type { Db } from './db.ts';

/** A charge to one bucket. Both quantities are measured in seconds: the time that they take to drain from the bucket. */
export type BucketCharge = { bucket: string; cost_s: number; capacity_s: number };

type ChargeRow = { position: number; is_charged: boolean };

/** Builds a row of `requested` in SQL. The key of a bucket is the hash of its name. */
const buildRequestedRow = ({ bucket, cost_s, capacity_s }: BucketCharge, position: number): RawBuilder<unknown> =>
  sql`(${sql.lit(position)}, ${createHash('sha256').update(bucket).digest()}::bytea, ${cost_s}::float8, ${capacity_s}::float8)`;

const SELECT_CAPACITY = sql`(select make_interval(secs => capacity_s) from requested where requested.key = excluded.key)`;
/**
 * The time at which the bucket is empty. No charge fills a bucket beyond its capacity, so a time further ahead was stored while the clock was
 * fast. Such a bucket counts as empty, because it would not drain before that time.
 */
const EMPTY_AT = sql`case
  when stored.empty_at > statement_timestamp() + ${SELECT_CAPACITY} + ${CLOCK_SLACK} then statement_timestamp()
  else greatest(stored.empty_at, statement_timestamp()) end`;
/** The time at which the bucket is empty after the charge. `excluded.empty_at`: the time at which an empty bucket would have drained the charge. */
const EMPTY_AT_AFTER_CHARGE = sql`${EMPTY_AT} + (excluded.empty_at - statement_timestamp())`;

/**
 * Charges several buckets in one statement, each independently: a full one stays unchanged. Resolves, in the order of `charges`, with the
 * seconds until each bucket has room; 0 where it was charged.
 */
export async function chargeBuckets(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  // `order by key` locks the buckets in one order, so that two processes never deadlock.
  const { rows } = await sql<ChargeRow>`
    with requested (position, key, cost_s, capacity_s) as (values ${sql.join(charges.map(buildRequestedRow))}),
    charged as (
      insert into charges as stored (key, empty_at)
      select key, statement_timestamp() + make_interval(secs => cost_s) from requested order by key
      on conflict (key) do update
        set empty_at = ${EMPTY_AT_AFTER_CHARGE}
        where ${EMPTY_AT_AFTER_CHARGE} <= statement_timestamp() + ${SELECT_CAPACITY}
      returning key
    )
    select position, charged.key is not null as is_charged from requested left join charged using (key) order by position`.execute(db);
  const waits_s = rows.every(({ is_charged }) => is_charged) ? [] : await readWaits(db, charges);
  return rows.map(({ is_charged, position }) => (is_charged ? 0 : Math.max(1, Math.ceil(waits_s[position] ?? 1))));
}

/**
 * Reads the seconds until each bucket has room. This is a separate statement, because the charging one sees the buckets as they were at its
 * start, before the charges for which it waited.
 */
async function readWaits(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  const { rows } = await sql<{ wait_s: number | null }>`
    with requested (position, key, cost_s, capacity_s) as (values ${sql.join(charges.map(buildRequestedRow))})
    select extract(epoch from stored.empty_at - statement_timestamp())::float8 + cost_s - capacity_s as wait_s
    from requested left join charges stored using (key) order by position`.execute(db);
  return rows.map(({ wait_s }) => wait_s ?? 1);
}

/** Deletes the rows of empty buckets: a missing row means the same. */
export async function deleteEmptyCostBuckets(db: Db): Promise<void> {
  await sql`delete from charges where empty_at < now()`.execute(db);
}
