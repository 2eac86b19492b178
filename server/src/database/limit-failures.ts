import { TryLater } from '../lib/try-later.ts';
import type { Db } from './db.ts';
import type { SharedRateLimiter } from './rate-limiter.ts';

/** Runs `check` and counts it in every limit if it returns false. Throws TryLater if there were too many failures. */
export async function limitFailures(
  db: Db,
  limits: readonly (readonly [limiter: SharedRateLimiter, key: string])[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const taken: (readonly [SharedRateLimiter, string])[] = [];
  const giveAllBack = async () => {
    for (const [limiter, key] of taken) await limiter.giveBack(db, key);
  };
  for (const limit of limits) {
    const wait_s = await limit[0].take(db, limit[1]);
    if (wait_s > 0) {
      await giveAllBack();
      throw new TryLater(429, wait_s);
    }
    taken.push(limit);
  }
  try {
    const isCorrect = await check();
    if (isCorrect) await giveAllBack();
    return isCorrect;
  } catch (error) {
    await giveAllBack();
    throw error;
  }
}
