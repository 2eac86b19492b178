/** Limits wrong coupon codes for each shopper, so that she cannot find codes by guessing, or learn which phone numbers have ordered. */
import { COUPON_GUESS_REFUSALS } from '@uruhu/contract/constants';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { TryLater } from '../../lib/try-later.ts';

const WRONG_CODE_LIMIT = createSharedRateLimiter('wrong coupon codes', { burst: 20, secondsPerCall: 60 });

/**
 * Runs `work`, which uses the shopper's coupon code. Counts an attempt if the refusal is one of COUPON_GUESS_REFUSALS. Call it outside any
 * transaction: a rollback would undo the count. Throws TryLater (429) after too many attempts.
 */
export async function withCouponAttemptLimit<Value>(db: Db, user_id: string, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  // Counts the attempt before the work, so that concurrent attempts cannot exceed the limit.
  const wait_s = await WRONG_CODE_LIMIT.countCalls(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  let isWrongCode = false;
  try {
    const outcome = await work();
    isWrongCode = !outcome.ok && COUPON_GUESS_REFUSALS.has(outcome.code);
    return outcome;
  } finally {
    if (!isWrongCode) await WRONG_CODE_LIMIT.undoCount(db, user_id);
  }
}
