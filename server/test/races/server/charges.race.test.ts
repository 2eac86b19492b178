/** Several processes charge the same buckets of the database at once: together they spend no more than a bucket holds. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/database/connect.ts';
import { type BucketCharge, createSharedRateLimiter, fillSharedBuckets } from '../../../src/database/rate-limiter.ts';
import { openTestPostgres } from '../../support/database/engines.ts';

/** Two pools of connections to one database, as two processes have them. */
let firstDatabase: Awaited<ReturnType<typeof openTestPostgres>>;
let secondDatabase: OpenDatabase;
beforeAll(async () => {
  firstDatabase = await openTestPostgres();
  secondDatabase = await openDatabase({ databaseUrl: firstDatabase.databaseUrl, dataDir: '', log: () => {} });
});
afterAll(async () => {
  await secondDatabase.close();
  await firstDatabase.close();
});

const DAY_S = 86_400;
/** Creates a charge of one call to a bucket that holds `capacity` calls. One call drains from it in a day. */
const createCharge = (bucket: string, capacity: number): BucketCharge => ({ bucket, cost_s: DAY_S, capacity_s: capacity * DAY_S });

test('of two hundred simultaneous charges exactly as many succeed as the bucket holds', async () => {
  const waits = await Promise.all(
    Array.from({ length: 200 }, (_, round) =>
      fillSharedBuckets(round % 2 ? firstDatabase.db : secondDatabase.db, [createCharge('crowded', 37)]),
    ),
  );
  expect(waits.filter(([wait_s]) => wait_s === 0)).toHaveLength(37);
  // The wait that a simultaneous refusal reports may be too short, but not longer than the bucket needs for one call.
  for (const [wait_s = -1] of waits) expect(wait_s >= 0 && wait_s <= DAY_S).toBe(true);
  const [laterWait_s = 0] = await fillSharedBuckets(firstDatabase.db, [createCharge('crowded', 37)]);
  expect(laterWait_s).toBeGreaterThan(DAY_S - 120);
});

test('calls that charge two buckets in different orders never deadlock, and a full bucket does not keep the other from being charged', async () => {
  const [wide, narrow] = [createCharge('wide', 500), createCharge('narrow', 5)];
  const waits = await Promise.all(
    Array.from({ length: 100 }, async (_, round) => {
      if (round % 2) return fillSharedBuckets(firstDatabase.db, [wide, narrow]);
      const [narrowWait_s = 0, wideWait_s = 0] = await fillSharedBuckets(secondDatabase.db, [narrow, wide]);
      return [wideWait_s, narrowWait_s];
    }),
  );
  expect(waits.filter(([wideWait_s]) => wideWait_s === 0)).toHaveLength(100);
  expect(waits.filter(([, narrowWait_s]) => narrowWait_s === 0)).toHaveLength(5);
});

describe('after a clock that ran a day ahead was adjusted', () => {
  /** Creates a charge of `amount` calls to a bucket that holds sixty. One call drains from it in a minute. */
  const createMinuteCharge = (amount: number): BucketCharge => ({ bucket: 'early', cost_s: amount * 60, capacity_s: 3_600 });

  test('a payer who was charged meanwhile can spend a whole bucket, and no more', async () => {
    await fillSharedBuckets(firstDatabase.db, [createMinuteCharge(1)]);
    await sql`update rate_limits set empty_at = empty_at + interval '1 day'`.execute(firstDatabase.db);
    expect(await fillSharedBuckets(firstDatabase.db, [createMinuteCharge(50)])).toEqual([0]);
    expect(await fillSharedBuckets(secondDatabase.db, [createMinuteCharge(10)])).toEqual([0]);
    const [wait_s = 0] = await fillSharedBuckets(secondDatabase.db, [createMinuteCharge(1)]);
    expect(wait_s).toBeGreaterThan(0);
    expect(wait_s).toBeLessThanOrEqual(60);
  });

  test('a used-up bucket stays used up when the clock goes back slightly', async () => {
    const wholeBucket = { ...createMinuteCharge(60), bucket: 'full' };
    await fillSharedBuckets(firstDatabase.db, [wholeBucket]);
    await sql`update rate_limits set empty_at = empty_at + interval '5 seconds'`.execute(firstDatabase.db);
    const [wait_s = 0] = await fillSharedBuckets(firstDatabase.db, [wholeBucket]);
    expect(wait_s).toBeGreaterThan(3_500);
  });

  test('a client that was limited meanwhile has the usual number of tries', async () => {
    const guesses = createSharedRateLimiter('early guesses', { burst: 3, secondsPerCall: 600 });
    await guesses.countCalls(firstDatabase.db, 'keza');
    await sql`update rate_limits set empty_at = empty_at + interval '1 day'`.execute(firstDatabase.db);
    const waits = [];
    for (let round = 0; round < 4; round++) waits.push(await guesses.countCalls(firstDatabase.db, 'keza'));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(0);
    expect(waits[3]).toBeLessThanOrEqual(600);
  });
});
