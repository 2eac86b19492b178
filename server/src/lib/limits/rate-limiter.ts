/**
 * Leaky buckets in the memory of this process: a call fills a bucket, time empties it, and a full bucket refuses calls.
 * database/rate-limiter.ts counts for all processes together.
 */
import { LRUCache } from 'lru-cache';

/**
 * Adds `cost_s` to the bucket of a key and returns 0. A bucket holds at most `capacity_s`, and empties by one second each second. If there is
 * no room for `cost_s`, this changes nothing and returns the seconds until there is.
 */
export type FillBucket = (key: string, cost_s: number, capacity_s: number) => number;

/** Bounds the memory under a flood from many addresses: of more than `keysMax` keys, those used longest ago are dropped. */
export function createMemoryBuckets(keysMax: number, now_ms: () => number): FillBucket {
  /**
   * The time at which each bucket is empty again, which is its whole state. The cache is bounded by `maxSize`, with entries of size one,
   * because a cache bounded by `max` would reserve memory for all keys at once.
   */
  const emptyAt_ms = new LRUCache<string, number>({ maxSize: keysMax, sizeCalculation: () => 1 });
  return (key, cost_s, capacity_s) => {
    const time_ms = now_ms();
    const full_ms = time_ms + capacity_s * 1000;
    const storedEmptyAt_ms = emptyAt_ms.get(key) ?? 0;
    // No charge fills a bucket beyond its capacity, so a later time was stored by a clock that has been put back since.
    const newEmptyAt_ms = (storedEmptyAt_ms > full_ms ? time_ms : Math.max(storedEmptyAt_ms, time_ms)) + cost_s * 1000;
    const wait_ms = newEmptyAt_ms - full_ms;
    if (wait_ms > 0) return Math.ceil(wait_ms / 1000);
    emptyAt_ms.set(key, newEmptyAt_ms);
    return 0;
  };
}

export type RateLimiter = {
  /** Counts one call and returns 0. Above the limit it counts nothing and returns the seconds until the next call is allowed. */
  countCall(key: string): number;
};

const KEYS_MAX = 50_000;

/** Allows `burst` calls at once, then one call in every `secondsPerCall`. Unlike a fixed window, it never refuses a caller for long. */
export function createRateLimiter(
  { burst, secondsPerCall }: { burst: number; secondsPerCall: number },
  now_ms = () => performance.now(),
): RateLimiter {
  const fill = createMemoryBuckets(KEYS_MAX, now_ms);
  return { countCall: (key) => fill(key, secondsPerCall, burst * secondsPerCall) };
}
