/**
 * Shoppers can submit the same mobile-money transaction for several orders, and a provider can report it too. Its money must count once.
 */
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type Attempt,
  insertProblem,
  isReportedByProvider,
  lockTransactionId,
  selectCompetingClaims,
  selectPaymentConfirmedByStaff,
} from './queries.ts';

/** Who has confirmed that the money of a transaction arrived: a provider by its report, or staff. */
export type Confirmer = 'provider' | 'staff';

/**
 * Finds who has confirmed this transaction, even if its money was refunded later; null if it is not confirmed. Locks the transaction id, so
 * that submissions, confirmations and settlements of one transaction run one after another. The caller must lock the order and its attempts
 * first. `reference`: the canonical id.
 */
export async function lockTransactionIdAndFindConfirmer(trx: Transaction<Database>, reference: string): Promise<Confirmer | null> {
  await lockTransactionId(trx, reference);
  if (await isReportedByProvider(trx, reference)) return 'provider';
  return (await selectPaymentConfirmedByStaff(trx, reference)) ? 'staff' : null;
}

/** The payment that staff have confirmed with the transaction that a provider reports, even if it was refunded later. */
export async function findPaymentConfirmedByStaff(trx: Transaction<Database>, confirmation_code: string): Promise<Attempt | undefined> {
  const reference = normaliseTransactionId(confirmation_code);
  if (reference === '') return undefined;
  await lockTransactionId(trx, reference);
  return selectPaymentConfirmedByStaff(trx, reference);
}

/**
 * Reports a `contested` problem at `claim` and at every other order with the same transaction, as a shopper can claim to have made the
 * payment of another one, and only staff can find out who has paid. The caller must call `lockTransactionIdAndFindConfirmer` first.
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
