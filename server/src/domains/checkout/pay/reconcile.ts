/** Asks the providers about payments of which nobody has told us: a notice may be lost, and people close their browsers. */
import { setTimeout as pause } from 'node:timers/promises';
import { repeat } from '../../../database/maintenance.ts';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done } from '../../../outcome.ts';
import { type Attempt, claimDueAttempts, moveAttempt } from '../../payments/payments.ts';
import { lockAttempt } from './lock-attempt.ts';
import { CREATED_MS_MAX, nextLook } from './next-look.ts';
import { settlePayment } from './settle-payment.ts';

type Settling = Pick<Parts, 'db' | 'post' | 'providers'>;
type Log = (line: string) => void;

const EVERY_MS = 20_000;
/** Claimed together, and all of them asked about at once. */
const AT_ONCE = 5;
/** In one round: the next one comes soon. */
const BATCHES_MAX = 40;
/** Longer than any of them takes. */
const LEASE_S = 180;
/** What is under way when the shop stops is waited for so long; whoever comes next takes it up again. */
const STOP_MS_MAX = 3_000;

/** Began, and nobody came back: it makes way for another. What is paid there after all is still found. */
async function expireCreated({ db }: Settling, looked: Attempt): Promise<void> {
  await transact(db, async (trx) => {
    const { attempt } = await lockAttempt(trx, looked);
    const now = new Date();
    if (attempt.state !== 'created') return done(null);
    const next_check_at = attempt.provider_reference === null ? null : nextLook('expired', now, now);
    await moveAttempt(trx, attempt, 'expired', { by: 'job', reason: 'It was not begun in time.', next_check_at });
    return done(null);
  });
}

async function lookAt(parts: Settling, attempt: Attempt): Promise<void> {
  const settled = await settlePayment(parts, attempt.payment_attempt_id, 'job');
  const age_ms = Date.now() - attempt.created_at.getTime();
  if (settled?.attempt.state === 'created' && age_ms >= CREATED_MS_MAX) await expireCreated(parts, attempt);
}

/** One round: every attempt that is due, once. Several processes at once share them. Answers how many it looked at. */
export async function reconcile(parts: Settling, log: Log, going: () => boolean = () => true): Promise<number> {
  let looked = 0;
  for (let batch = 0; batch < BATCHES_MAX && going(); batch++) {
    const due = await claimDueAttempts(parts.db, { limit: AT_ONCE, lease_s: LEASE_S });
    const failed = (error: unknown) => log(`a payment could not be looked at: ${String(error)}`);
    await Promise.all(due.map((attempt) => lookAt(parts, attempt).catch(failed)));
    looked += due.length;
    if (due.length < AT_ONCE) break;
  }
  return looked;
}

/** @returns the function that ends it. */
export function keepReconciling(parts: Settling, log: Log): () => Promise<void> {
  let going = true;
  const stop = repeat(EVERY_MS, () => reconcile(parts, log, () => going), log);
  return async () => {
    going = false;
    await Promise.race([stop(), pause(STOP_MS_MAX, undefined, { ref: false })]);
  };
}
