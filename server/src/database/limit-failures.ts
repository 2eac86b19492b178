import { TryLater } from '../lib/try-later.ts';
import type { Db } from './db.ts';
import type { SharedRateLimiter } from './rate-limiter.ts';

type FailureLimit = readonly [limiter: SharedRateLimiter, key: string];

/**
 * Runs `check`. If `check` returns false, this counts a failure in every limit. Throws TryLater if there were too many failures before. The
 * failure is counted before the check, and the count is undone after a success, so that checks that run at once cannot exceed a limit together.
 */
export async function limitFailures(db: Db, limits: readonly FailureLimit[], check: () => Promise<boolean>): Promise<boolean> {
  const countedLimits: FailureLimit[] = [];
  const undoCounts = async () => {
    for (const [limiter, key] of countedLimits) await limiter.undoCount(db, key);
  };
  for (const [limiter, key] of limits) {
    const wait_s = await limiter.countCalls(db, key);
    if (wait_s > 0) {
      await undoCounts();
      throw new TryLater(429, wait_s);
    }
    countedLimits.push([limiter, key]);
  }
  try {
    const isCorrect = await check();
    if (isCorrect) await undoCounts();
    return isCorrect;
  } catch (error) {
    await undoCounts();
    throw error;
  }
}
