/**
 * Limits how often one shopper may write reviews and mark them as helpful: far above normal use, far below a script. Counted per process.
 */
import { createRateLimiter } from '../../lib/limits/rate-limiter.ts';
import { TryLater } from '../../lib/try-later.ts';

/** A shopper may write this many at once, and as many in each hour. */
const WRITES_PER_HOUR = 20;
const MARKS_PER_HOUR = 120;
const HOUR_S = 3_600;

const createHourlyLimit = (perHour: number) => {
  const limiter = createRateLimiter({ burst: perHour, secondsPerCall: HOUR_S / perHour });
  /** @throws TryLater (429) */
  return (user_id: string): void => {
    const wait_s = limiter.countCall(user_id);
    if (wait_s > 0) throw new TryLater(429, wait_s);
  };
};

export const createReviewLimits = () => ({
  limitWrites: createHourlyLimit(WRITES_PER_HOUR),
  limitMarks: createHourlyLimit(MARKS_PER_HOUR),
});
