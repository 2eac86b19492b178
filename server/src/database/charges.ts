/** The payers' buckets, in the database that all processes share. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { CLOCK_SLACK } from './clock.ts';
import type { Db } from './db.ts';

/** A charge to one bucket, measured in the time that it takes to drain: `cost_s` is the charge, `room_s` the capacity. */
export type BucketCharge = { bucket: string; cost_s: number; room_s: number };

type ChargeRow = { position: number; charged: boolean };

const buildRow = ({ bucket, cost_s, room_s }: BucketCharge, position: number): RawBuilder<unknown> =>
  sql`(${sql.lit(position)}, ${createHash('sha256').update(bucket).digest()}::bytea, ${cost_s}::float8, ${room_s}::float8)`;

const SELECT_ROOM = sql`(select make_interval(secs => room_s) from requested where requested.key = excluded.key)`;
/**
 * When the bucket was, or will be, empty. No charge fills a bucket beyond its room, so a later time comes from a clock that ran ahead and
 * was adjusted since. Such a bucket counts as empty, because it would not drain before that time.
 */
const EMPTY_FROM = sql`case
  when known.empty_at > statement_timestamp() + ${SELECT_ROOM} + ${CLOCK_SLACK} then statement_timestamp()
  else greatest(known.empty_at, statement_timestamp()) end`;

/**
 * Charges several buckets in one statement, each independently: a full one stays unchanged. Resolves, in the order of `charges`, with the
 * seconds until each bucket has room; 0 where it was charged.
 */
export async function chargeBuckets(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  // `order by key` locks the buckets in one order, so that two processes never deadlock.
  const { rows } = await sql<ChargeRow>`
    with requested (position, key, cost_s, room_s) as (values ${sql.join(charges.map(buildRow))}),
    filled as (
      insert into charges as known (key, empty_at)
      select key, statement_timestamp() + make_interval(secs => cost_s) from requested order by key
      on conflict (key) do update
        set empty_at = ${EMPTY_FROM} + (excluded.empty_at - statement_timestamp())
        where ${EMPTY_FROM} + (excluded.empty_at - statement_timestamp())
          <= statement_timestamp() + ${SELECT_ROOM}
      returning key
    )
    select position, filled.key is not null as charged from requested left join filled using (key) order by position`.execute(db);
  const waits_s = rows.every(({ charged }) => charged) ? [] : await readWaits(db, charges);
  return rows.map(({ charged, position }) => (charged ? 0 : Math.max(1, Math.ceil(waits_s[position] ?? 1))));
}

/** A separate statement, because the charging one sees the buckets as they were at its start, before the charges for which it waited. */
async function readWaits(db: Db, charges: readonly BucketCharge[]): Promise<number[]> {
  const { rows } = await sql<{ wait_s: number | null }>`
    with requested (position, key, cost_s, room_s) as (values ${sql.join(charges.map(buildRow))})
    select extract(epoch from known.empty_at - statement_timestamp())::float8 + cost_s - room_s as wait_s
    from requested left join charges known using (key) order by position`.execute(db);
  return rows.map(({ wait_s }) => wait_s ?? 1);
}

/** Deletes the rows of empty buckets: a missing row means the same. */
export async function deleteEmptyBuckets(db: Db): Promise<void> {
  await sql`delete from charges where empty_at < now()`.execute(db);
}
