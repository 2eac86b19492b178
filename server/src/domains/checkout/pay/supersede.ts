import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Attempt, moveAttempt } from '../../payments/payments.ts';
import type { By } from '../../trail/trail.ts';
import { nextLook } from './next-look.ts';

/** Of what has no name at the provider yet nobody can be asked. */
const lookAfter = ({ provider_reference }: Attempt, now: Date) => (provider_reference === null ? null : nextLook('expired', now, now));

/**
 * Ends what is still asked of a provider, as its order is paid in another way now. Money that comes of it all the same is not lost:
 * an expired attempt may still succeed, and staff are told that the order was paid twice.
 * Answers what ended: give it up at its provider (giveUpAttempts) once the transaction is kept.
 */
export async function supersede(trx: Transaction<Database>, attempts: readonly Attempt[], by: By = 'shopper'): Promise<Attempt[]> {
  const asked = attempts.filter(({ state }) => state === 'created' || state === 'pending');
  const now = new Date();
  const ended: Attempt[] = [];
  for (const attempt of asked) {
    const moved = await moveAttempt(trx, attempt, 'expired', { by, reason: 'superseded', next_check_at: lookAfter(attempt, now) });
    if (moved) ended.push(moved);
  }
  return ended;
}
