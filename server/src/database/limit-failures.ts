import { TryLater } from '../lib/try-later.ts';
import type { Db } from './db.ts';
import type { SharedRateLimiter } from './rate-limiter.ts';

/**
 * Runs `check`, and counts a failure in every limit if it returns false. Throws TryLater if there were too many failures before. It counts the
 * failure before the check, and undoes the count after a success, so that checks that run at once cannot exceed a limit together.
 */
export async function limitFailures(
  db: Db,
  limits: readonly (readonly [limiter: SharedRateLimiter, key: string])[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const takenLimits: (readonly [limiter: SharedRateLimiter, key: string])[] = [];
  const undoCounts = async () => {
    for (const [limiter, key] of takenLimits) await limiter.giveBack(db, key);
  };
  for (const [limiter, key] of limits) {
    const wait_s = await limiter.take(db, key);
    if (wait_s > 0) {
      await undoCounts();
      throw new TryLater(429, wait_s);
    }
    takenLimits.push([limiter, key]);
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
