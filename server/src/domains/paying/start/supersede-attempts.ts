import type { Transaction } from 'kysely';
import { readShopTime } from '../../../database/clock.ts';
import type { Database } from '../../../database/schema.ts';
import type { Actor } from '../../order-log/order-log.ts';
import { type Attempt, moveAttempt } from '../../payments/payments.ts';
import { computeNextCheckOfExpired } from '../settle/next-check.ts';

/** The time of the next check of an attempt that expires now; null if it has no reference, as the shop cannot ask about it. */
const computeCheckTime = (attempt: Attempt, now: Date) =>
  attempt.provider_reference === null ? null : computeNextCheckOfExpired(attempt, { since: now, now });

/**
 * Expires the attempts that wait at a provider, because the shopper pays the order in another way now. A late payment is not lost: an
 * expired attempt can still succeed, and staff then see that the order was paid twice. Returns the expired attempts, which the caller must
 * pass to `cancelAtProviders` after the transaction has committed.
 */
export async function supersedeAttempts(
  trx: Transaction<Database>,
  attempts: readonly Attempt[],
  actor: Actor = 'shopper',
): Promise<Attempt[]> {
  const openAttempts = attempts.filter(({ state }) => state === 'created' || state === 'pending');
  if (openAttempts.length === 0) return [];
  const now = await readShopTime(trx);
  const expiredAttempts: Attempt[] = [];
  for (const attempt of openAttempts) {
    const next_check_at = computeCheckTime(attempt, now);
    const moved = await moveAttempt(trx, attempt, 'expired', { actor, reason_code: 'superseded', next_check_at });
    if (moved) expiredAttempts.push(moved);
  }
  return expiredAttempts;
}
