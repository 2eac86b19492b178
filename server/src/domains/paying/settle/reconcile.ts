/** Asks the providers about open payments, as notices can get lost and shoppers can close their browsers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { readShopTime } from '../../../database/clock.ts';
import { transact } from '../../../database/transact.ts';
import { done } from '../../../lib/outcome.ts';
import { repeatTask } from '../../../lib/repeat-task.ts';
import { type Attempt, moveAttempt, reserveDueAttempts } from '../../payments/payments.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { CREATED_MS_MAX, computeNextCheck } from './next-check.ts';
import { settlePayment } from './settle-payment.ts';

type SettleContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;
type Log = (line: string) => void;

export const RECONCILE_EVERY_MS = 20_000;
/** The number of attempts that a process takes together and checks concurrently. */
const BATCH_SIZE = 5;
/** The most batches in one round. */
const BATCHES_MAX = 40;
/** No other process checks the attempts of a batch for this long. Checking a batch takes less time. */
const RESERVE_S = 180;
/** Stopping waits for the running batch at most this long. Another process repeats an unfinished batch. */
const STOP_MS_MAX = 3_000;

/**
 * Expires an attempt whose process died while starting it, so that the shopper can start another. A payment of the attempt still counts.
 */
async function expireCreated({ db }: SettleContext, dueAttempt: Attempt): Promise<void> {
  await transact(db, async (trx) => {
    const { attempt } = await lockAttempt(trx, dueAttempt);
    const now = await readShopTime(trx);
    if (attempt.state !== 'created') return done(null);
    const next_check_at = attempt.provider_reference === null ? null : computeNextCheck('expired', { since: now, now });
    await moveAttempt(trx, attempt, 'expired', { actor: 'job', reason_code: 'not_begun_in_time', next_check_at });
    return done(null);
  });
}

async function checkAttempt(context: SettleContext, attempt: Attempt): Promise<void> {
  const settlement = await settlePayment(context, attempt.payment_attempt_id, 'job');
  if (settlement?.attempt.state !== 'created') return;
  const age_ms = (await readShopTime(context.db)).getTime() - attempt.created_at.getTime();
  if (age_ms >= CREATED_MS_MAX) await expireCreated(context, attempt);
}

/**
 * Runs one round: asks the providers once about each attempt that is due. Several processes share the attempts. Returns the number of
 * attempts that this process has checked.
 */
export async function reconcilePayments(context: SettleContext, log: Log, isRunning: () => boolean = () => true): Promise<number> {
  let checkedCount = 0;
  for (let batch = 0; batch < BATCHES_MAX && isRunning(); batch++) {
    const dueAttempts = await reserveDueAttempts(context.db, { limit: BATCH_SIZE, reserve_s: RESERVE_S });
    const logFailure = (error: unknown) =>
      log(`a payment could not be checked with its provider; the shop tries again later: ${String(error)}`);
    await Promise.all(dueAttempts.map((attempt) => checkAttempt(context, attempt).catch(logFailure)));
    checkedCount += dueAttempts.length;
    if (dueAttempts.length < BATCH_SIZE) break;
  }
  return checkedCount;
}

/**
 * Repeats `reconcilePayments`. `wrapRound`: wraps a round in a function that handles its failure.
 * @returns a function that stops the repetition.
 */
export function startReconciling(
  context: SettleContext,
  log: Log,
  wrapRound: (round: () => Promise<unknown>) => () => Promise<unknown> = (round) => round,
): () => Promise<void> {
  let isRunning = true;
  const work = wrapRound(() => reconcilePayments(context, log, () => isRunning));
  const stop = repeatTask({ name: 'reconcile', every_ms: RECONCILE_EVERY_MS, work }, log);
  return async () => {
    isRunning = false;
    await Promise.race([stop(), pause(STOP_MS_MAX, undefined, { ref: false })]);
  };
}
