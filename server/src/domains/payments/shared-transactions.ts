/** Shoppers can submit the same mobile-money transaction for several orders, and a provider can report it too. Its money must count once. */
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type Attempt,
  insertProblem,
  isReportedByProvider,
  lockTransaction,
  selectCompetingClaims,
  selectConfirmedByHand,
} from './queries.ts';

/** How a transaction was counted: by a provider's report, or by hand, that is by a confirmation of staff. */
export type PaidBy = 'provider' | 'hand';

/**
 * Finds how the money of this transaction was counted, even if it was refunded later; null if it was not counted. Locks the transaction id, so
 * that submissions, confirmations and settlements of one transaction run one after another. The caller must lock the order and its attempts
 * first. `reference`: the canonical id.
 */
export async function lockAndFindPaidBy(trx: Transaction<Database>, reference: string): Promise<PaidBy | null> {
  await lockTransaction(trx, reference);
  if (await isReportedByProvider(trx, reference)) return 'provider';
  return (await selectConfirmedByHand(trx, reference)) ? 'hand' : null;
}

/** The payment that staff have confirmed with the transaction that a provider reports, even if it was refunded later. */
export async function findConfirmedByHand(trx: Transaction<Database>, confirmation_code: string): Promise<Attempt | undefined> {
  const reference = normaliseTransactionId(confirmation_code);
  if (reference === '') return undefined;
  await lockTransaction(trx, reference);
  return selectConfirmedByHand(trx, reference);
}

/**
 * Reports a `contested` problem at `claim` and at every other order with the same transaction, as a shopper can claim to have made the payment of
 * another one, and only staff can find out who has paid. The caller must call `lockAndFindPaidBy` first.
 */
export async function reportContestedTransaction(trx: Transaction<Database>, claim: Attempt): Promise<void> {
  for (const competingClaim of await selectCompetingClaims(trx, claim)) {
    for (const [attempt, otherAttempt] of [
      [claim, competingClaim],
      [competingClaim, claim],
    ] as const) {
      const { order_id, payment_attempt_id } = attempt;
      const detail = `order ${otherAttempt.order_id} names the same transaction`;
      await insertProblem(trx, { order_id, payment_attempt_id, kind: 'contested', detail });
    }
  }
}
