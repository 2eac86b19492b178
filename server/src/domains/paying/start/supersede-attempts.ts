import type { Transaction } from 'kysely';
import { readShopTime } from '../../../database/clock.ts';
import type { Database } from '../../../database/schema.ts';
import type { Actor } from '../../order-log/order-log.ts';
import { type Attempt, moveAttempt } from '../../payments/payments.ts';
import { computeExpiredCheck } from '../settle/next-check.ts';

/** The shop cannot ask about an attempt without a reference, so no check is scheduled. */
const scheduleCheck = (attempt: Attempt, now: Date) =>
  attempt.provider_reference === null ? null : computeExpiredCheck(attempt, now, now);

/**
 * Expires the attempts that are under way at a provider, as the order is paid in another way now. Late money is not lost: an expired
 * attempt may still succeed, and staff then see that the order was paid twice. Returns the expired attempts: pass them to cancelAtProviders
 * after the transaction has committed.
 */
export async function supersedeAttempts(
  trx: Transaction<Database>,
  attempts: readonly Attempt[],
  by: Actor = 'shopper',
): Promise<Attempt[]> {
  const live = attempts.filter(({ state }) => state === 'created' || state === 'pending');
  if (live.length === 0) return [];
  const now = await readShopTime(trx);
  const ended: Attempt[] = [];
  for (const attempt of live) {
    const moved = await moveAttempt(trx, attempt, 'expired', { by, reason_code: 'superseded', next_check_at: scheduleCheck(attempt, now) });
    if (moved) ended.push(moved);
  }
  return ended;
}
