/** How often something may be tried, counted in the database: by all processes together, and over a restart. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../http/parts.ts';

export type Tries = {
  /** Counts a try. 0: it may be; else how many seconds until one may be, and nothing was counted. */
  take(db: Db, key: string): Promise<number>;
  /** For a try that turned out not to be what is counted. */
  giveBack(db: Db, key: string): Promise<void>;
};

/** Of so many takes one sweeps out what has been empty for long. */
const SWEEP_EVERY = 500;

/** `max` at once, then one every `everySeconds`. Unlike a window that ends for all at once, this never refuses for long. */
export function tries(name: string, { max, everySeconds }: { max: number; everySeconds: number }): Tries {
  const hashed = (key: string) => createHash('sha256').update(`${name}\n${key}`).digest();
  const one = sql`make_interval(secs => ${sql.lit(everySeconds)})`;
  let taken = 0;

  async function sweep(db: Db): Promise<void> {
    taken += 1;
    if (taken % SWEEP_EVERY === 0) await sql`delete from tries where empty_at < now() - interval '1 day'`.execute(db);
  }

  return {
    async take(db, key) {
      await sweep(db);
      const { rows } = await sql`
        insert into tries as known (key, empty_at) values (${hashed(key)}, clock_timestamp() + ${one})
        on conflict (key) do update set empty_at = greatest(known.empty_at, clock_timestamp()) + ${one}
          where greatest(known.empty_at, clock_timestamp()) + ${one} <= clock_timestamp() + ${one} * ${sql.lit(max)}
        returning 1`.execute(db);
      if (rows.length > 0) return 0;
      const waits = await sql<{ wait_s: number }>`
        select ceil(extract(epoch from empty_at + ${one} - ${one} * ${sql.lit(max)} - clock_timestamp()))::int as wait_s
        from tries where key = ${hashed(key)}`.execute(db);
      return Math.max(1, waits.rows[0]?.wait_s ?? 1);
    },
    async giveBack(db, key) {
      await sql`update tries set empty_at = empty_at - ${one} where key = ${hashed(key)}`.execute(db);
    },
  };
}
