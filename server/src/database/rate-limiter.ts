/**
 * Leaky buckets in the database, one for each key: a call fills the bucket, time empties it, and a full bucket refuses calls. All processes
 * share the buckets, and they survive restarts.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { CLOCK_SLACK } from './clock.ts';
import type { Db } from './db.ts';

/** What to fill into one bucket. Both quantities are measured in seconds: the time that they take to drain from the bucket. */
export type BucketCharge = { bucket: string; cost_s: number; capacity_s: number };

/** The key of a bucket. It is a hash, so that the table does not tell whose bucket it is. */
const hashBucket = (bucket: string) => createHash('sha256').update(bucket).digest();
const buildRequestedRow = ({ bucket, cost_s, capacity_s }: BucketCharge, position: number): RawBuilder<unknown> =>
  sql`(${sql.lit(position)}, ${hashBucket(bucket)}::bytea, ${cost_s}::float8, ${capacity_s}::float8)`;

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
 * Fills several buckets in one statement, each independently: a full one stays unchanged. Resolves, in the order of `charges`, with the
 * seconds until each bucket has room; 0 where it was filled. In a transaction it locks the buckets until the end, and is rolled back with it.
 */
export async function fillSharedBuckets(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  // `order by key` locks the buckets in one order, so that two processes never deadlock.
  const { rows } = await sql<{ position: number; is_filled: boolean }>`
    with requested (position, key, cost_s, capacity_s) as (values ${sql.join(charges.map(buildRequestedRow))}),
    filled as (
      insert into rate_limits as stored (key, empty_at)
      select key, statement_timestamp() + make_interval(secs => cost_s) from requested order by key
      on conflict (key) do update
        set empty_at = ${EMPTY_AT_AFTER_CHARGE}
        where ${EMPTY_AT_AFTER_CHARGE} <= statement_timestamp() + ${SELECT_CAPACITY}
      returning key
    )
    select position, filled.key is not null as is_filled from requested left join filled using (key) order by position`.execute(db);
  const waits_s = rows.every(({ is_filled }) => is_filled) ? [] : await readWaits(db, charges);
  return rows.map(({ is_filled, position }) => (is_filled ? 0 : Math.max(1, Math.ceil(waits_s[position] ?? 1))));
}

/**
 * Reads the seconds until each bucket has room. This is a separate statement, because the filling one sees the buckets as they were at its
 * start, before the charges for which it waited.
 */
async function readWaits(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  const { rows } = await sql<{ wait_s: number | null }>`
    with requested (position, key, cost_s, capacity_s) as (values ${sql.join(charges.map(buildRequestedRow))})
    select extract(epoch from stored.empty_at - statement_timestamp())::float8 + cost_s - capacity_s as wait_s
    from requested left join rate_limits stored using (key) order by position`.execute(db);
  return rows.map(({ wait_s }) => wait_s ?? 1);
}

export type SharedRateLimiter = {
  /**
   * Counts `count` calls (1 by default, at most `burst`) and returns 0. Above the limit it counts nothing and returns the seconds until the
   * calls are allowed. In a transaction it locks the key until the end, and is rolled back with the transaction.
   */
  countCalls(db: Db, key: string, count?: number): Promise<number>;
  /** Whether the bucket of the key holds a call. */
  hasCalls(db: Db, key: string): Promise<boolean>;
  /** Takes back the count of one call, for a call to which the limit turned out not to apply. */
  undoCount(db: Db, key: string): Promise<void>;
};

/** `name` keeps the keys of different limits apart. Allows `burst` calls at once, then one call in every `secondsPerCall`. */
export function createSharedRateLimiter(
  name: string,
  { burst, secondsPerCall }: { burst: number; secondsPerCall: number },
): SharedRateLimiter {
  const nameBucket = (key: string) => `${name}\n${key}`;
  return {
    async countCalls(db, key, count = 1) {
      if (count > burst) throw new Error(`${count} ${name} at once exceed the limit of ${burst}`);
      const charge = { bucket: nameBucket(key), cost_s: secondsPerCall * count, capacity_s: secondsPerCall * burst };
      const [wait_s = 0] = await fillSharedBuckets(db, [charge]);
      return wait_s;
    },
    async hasCalls(db, key) {
      const { rows } =
        await sql`select 1 from rate_limits where key = ${hashBucket(nameBucket(key))} and empty_at > clock_timestamp()`.execute(db);
      return rows.length > 0;
    },
    async undoCount(db, key) {
      await sql`update rate_limits set empty_at = empty_at - make_interval(secs => ${sql.lit(secondsPerCall)})
        where key = ${hashBucket(nameBucket(key))}`.execute(db);
    },
  };
}

/**
 * Deletes the rows of empty buckets: a missing row means the same. Skips rows that a transaction has locked, because waiting for
 * several of them, in any order, could deadlock; the next sweep deletes them.
 */
export async function deleteEmptyBuckets(db: Db): Promise<void> {
  await sql`delete from rate_limits where key in (select key from rate_limits where empty_at < now() for update skip locked)`.execute(db);
}
