/**
 * Charges buckets in the database. While it does not respond, this process counts cpu and database in its own memory, because it still
 * serves the catalogue from memory. It does not count the other units then, because no call that costs them works without the database.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type BucketCharge, chargeBuckets } from '../../database/charges.ts';
import type { Db } from '../../database/db.ts';
import { identifyFault } from '../../database/fault.ts';
import { createMemoryBuckets } from '../../lib/limits/rate-limiter.ts';

/**
 * Returns the seconds until each bucket has room, 0 where it was charged. `isLease`: the charges are leases of cpu and database, for which
 * a call must not wait long.
 */
export type ChargeBuckets = (charges: readonly BucketCharge[], options: { isLease: boolean }) => Promise<number[]>;

/** Leases wait this long for the database, because calls that need no other query should not wait longer. */
const LEASE_TIMEOUT_MS = 1_000;
/** How long this process charges in memory after the database has not responded. */
const LOCAL_CHARGING_MS = 5_000;
const LOCAL_BUCKETS_MAX = 20_000;

/** Resolves with null where the work takes too long, and then ignores its result or error. */
async function withLeaseTimeout<Value>(work: Promise<Value>): Promise<Value | null> {
  const abort = new AbortController();
  const timeout = pause(LEASE_TIMEOUT_MS, null, { signal: abort.signal, ref: false }).catch(() => null);
  work.catch(() => {});
  return Promise.race([work, timeout]).finally(() => abort.abort());
}

export function createBucketStore(db: Db, now_ms: () => number): ChargeBuckets {
  const fillMemoryBucket = createMemoryBuckets(LOCAL_BUCKETS_MAX, now_ms);
  const chargeLocally = ({ bucket, cost_s, capacity_s }: BucketCharge) => fillMemoryBucket(bucket, cost_s, capacity_s);
  // After an error of the database, no charges go there until this time.
  let unreachableUntil_ms = 0;
  // After a lease that timed out, no leases go to the database until this time; other charges do.
  let localLeasesUntil_ms = 0;

  async function chargeInDatabase(charges: readonly BucketCharge[], { isLease }: { isLease: boolean }): Promise<number[] | null> {
    if (now_ms() < Math.max(unreachableUntil_ms, isLease ? localLeasesUntil_ms : 0)) return null;
    try {
      const query = chargeBuckets(db, charges);
      const waits_s = isLease ? await withLeaseTimeout(query) : await query;
      if (waits_s === null) localLeasesUntil_ms = now_ms() + LOCAL_CHARGING_MS;
      return waits_s;
    } catch (error) {
      if (identifyFault(error)?.part !== 'database') throw error;
      unreachableUntil_ms = now_ms() + LOCAL_CHARGING_MS;
      return null;
    }
  }

  return async (charges, { isLease }) =>
    (await chargeInDatabase(charges, { isLease })) ?? charges.map((charge) => (isLease ? chargeLocally(charge) : 0));
}
