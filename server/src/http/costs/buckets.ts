/**
 * Charges the cost of a call to the buckets of its payers. Each process counts cpu and database, which protect it from too much work, in its
 * own memory: an ordinary call needs no query for them. The database counts the other units, which are scarce for the shop as a whole.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/db.ts';
import { fillSharedBuckets } from '../../database/rate-limiter.ts';
import { createMemoryBuckets, createRateLimiter } from '../../lib/limits/rate-limiter.ts';
import { type Cost, type CostUnit, isCountedInMemory } from './cost.ts';
import { LIMITS, type Limits, type PayerKind } from './limits.ts';

export type Payer = { kind: PayerKind; id: string };
export type Charge = { payer: Payer; cost: Cost };
/** A full bucket, and the seconds until it has room. `shouldLog`: the log has not reported this payer within the last minute. */
export type BucketRefusal = { payer: Payer; unit: CostUnit; wait_s: number; shouldLog: boolean };
/** Charges everything, or returns the first full bucket; earlier charges stay. Returns a promise only where it needs a query. */
export type ChargeCosts = (charges: readonly Charge[]) => BucketRefusal | null | Promise<BucketRefusal | null>;

/** The part of a charge in one unit. Both quantities are measured in seconds: the time that they take to drain from the bucket. */
type Item = { payer: Payer; unit: CostUnit; bucket: string; cost_s: number; capacity_s: number };

/** The buckets in memory: of about 25,000 payers. Beyond that, those used longest ago are forgotten, so they count as empty. */
const MEMORY_BUCKETS_MAX = 50_000;
const REPORT_EVERY_S = 60;
const FULL_BUCKETS_MAX = 10_000;
/** The process asks the database again after this time, because an operator may have emptied the bucket. */
const FULL_MS_MAX = 60_000;

function listItems({ payer, cost }: Charge, limits: Limits): Item[] {
  return Object.entries(cost).flatMap(([name, amount]): Item[] => {
    const unit = name as CostUnit;
    const limit = limits[payer.kind][unit];
    if (!limit || amount <= 0) return [];
    const toSeconds = (quantity: number) => (quantity / limit.per_minute) * 60;
    return [
      { payer, unit, bucket: `${payer.kind}\n${unit}\n${payer.id}`, cost_s: toSeconds(amount), capacity_s: toSeconds(limit.capacity) },
    ];
  });
}

/** Remembers which buckets of the database are full, so that a flood of refused calls causes no queries. */
function createFullBucketMemory(now_ms: () => number) {
  const fullBuckets = new LRUCache<string, { cost_s: number; found_ms: number; until_ms: number }>({ max: FULL_BUCKETS_MAX });
  return {
    remember({ bucket, cost_s }: Item, wait_s: number): void {
      fullBuckets.set(bucket, { cost_s, found_ms: now_ms(), until_ms: now_ms() + wait_s * 1000 });
    },
    /** The seconds until the bucket has room; 0 where this process does not know it to be full. */
    getWait_s({ bucket, cost_s }: Item): number {
      const full = fullBuckets.get(bucket);
      if (!full || cost_s < full.cost_s || full.found_ms + FULL_MS_MAX < now_ms()) return 0;
      // Rounds to milliseconds first, because otherwise a rounding error in the clock's fractions would count as another second.
      return Math.max(0, Math.ceil(Math.round(full.until_ms - now_ms()) / 1000));
    },
  };
}

/** `now_ms`: a monotonic clock, because an operator may adjust the time of day. */
type Options = { limits?: Limits; now_ms?: () => number };

export function openBuckets(db: Db, { limits = LIMITS, now_ms = () => performance.now() }: Options = {}): ChargeCosts {
  const fillMemoryBucket = createMemoryBuckets(MEMORY_BUCKETS_MAX, now_ms);
  const fullBuckets = createFullBucketMemory(now_ms);
  const reportLimiter = createRateLimiter({ burst: 1, secondsPerCall: REPORT_EVERY_S }, now_ms);

  function findRefusal(items: readonly Item[], getWait_s: (item: Item, index: number) => number): BucketRefusal | null {
    for (const [index, item] of items.entries()) {
      const wait_s = getWait_s(item, index);
      if (wait_s === 0) continue;
      const { payer, unit } = item;
      return { payer, unit, wait_s, shouldLog: reportLimiter.countCall(`${payer.kind}\n${payer.id}`) === 0 };
    }
    return null;
  }

  async function chargeInDatabase(items: readonly Item[]): Promise<BucketRefusal | null> {
    const waits_s = await fillSharedBuckets(db, items);
    for (const [index, item] of items.entries()) if (waits_s[index]) fullBuckets.remember(item, waits_s[index]);
    return findRefusal(items, (_, index) => waits_s[index] ?? 0);
  }

  return (charges) => {
    const items = charges.flatMap((charge) => listItems(charge, limits));
    const sharedItems = items.filter(({ unit }) => !isCountedInMemory(unit));
    const refusal =
      findRefusal(sharedItems, fullBuckets.getWait_s) ??
      findRefusal(items, ({ unit, bucket, cost_s, capacity_s }) =>
        isCountedInMemory(unit) ? fillMemoryBucket(bucket, cost_s, capacity_s) : 0,
      );
    return refusal ?? (sharedItems.length > 0 ? chargeInDatabase(sharedItems) : null);
  };
}
