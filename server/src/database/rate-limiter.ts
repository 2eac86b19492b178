/**
 * Leaky buckets in the database, one for each key: a call fills the bucket, time empties it, and a full bucket refuses calls. All processes
 * share the buckets, and they survive restarts.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CLOCK_SLACK } from './clock.ts';
import type { Db } from './db.ts';

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
  const hashKey = (key: string) => createHash('sha256').update(`${name}\n${key}`).digest();
  /** The time in which one call drains from the bucket. */
  const oneCallInterval = sql`make_interval(secs => ${sql.lit(secondsPerCall)})`;
  const capacity = sql`${oneCallInterval} * ${sql.lit(burst)}`;
  // The time at which the bucket is empty. A bucket filled beyond its capacity was stored while the clock was fast, so it counts as empty.
  const emptyAt = sql`case when stored.empty_at > clock_timestamp() + ${capacity} + ${CLOCK_SLACK} then clock_timestamp()
    else greatest(stored.empty_at, clock_timestamp()) end`;

  return {
    async countCalls(db, key, count = 1) {
      if (count > burst) throw new Error(`${count} ${name} at once exceed the limit of ${burst}`);
      const callsInterval = sql`make_interval(secs => ${secondsPerCall * count}::int)`;
      const { rows } = await sql`
        insert into tries as stored (key, empty_at) values (${hashKey(key)}, clock_timestamp() + ${callsInterval})
        on conflict (key) do update set empty_at = ${emptyAt} + ${callsInterval}
          where ${emptyAt} + ${callsInterval} <= clock_timestamp() + ${capacity}
        returning 1`.execute(db);
      if (rows.length > 0) return 0;
      const waits = await sql<{ wait_s: number }>`
        select ceil(extract(epoch from empty_at + ${callsInterval} - ${capacity} - clock_timestamp()))::int as wait_s
        from tries where key = ${hashKey(key)}`.execute(db);
      return Math.max(1, waits.rows[0]?.wait_s ?? 1);
    },
    async hasCalls(db, key) {
      const { rows } = await sql`select 1 from tries where key = ${hashKey(key)} and empty_at > clock_timestamp()`.execute(db);
      return rows.length > 0;
    },
    async undoCount(db, key) {
      await sql`update tries set empty_at = empty_at - ${oneCallInterval} where key = ${hashKey(key)}`.execute(db);
    },
  };
}

/**
 * Deletes the rows of empty buckets: a missing row means the same. Skips rows that a transaction has locked, because waiting for
 * several of them, in any order, could deadlock; the next sweep deletes them.
 */
export async function deleteEmptyRateBuckets(db: Db): Promise<void> {
  await sql`delete from tries where key in (select key from tries where empty_at < now() for update skip locked)`.execute(db);
}
