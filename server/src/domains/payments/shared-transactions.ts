/** Shoppers may name one mobile-money transaction for several orders, and a provider may report it too. Its money must count once. */
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

/** Where the shop learned of the money: a provider's report, or a confirmation by staff. */
export type PaidBy = 'provider' | 'hand';

/**
 * Finds who has counted the money of this transaction already, even if it was refunded since; null if it has not been counted. Takes a
 * lock, so that submissions, confirmations and settlements of one transaction run one after another: lock the order and its attempts first.
 * `reference`: canonical.
 */
export async function lockAndFindPaidBy(trx: Transaction<Database>, reference: string): Promise<PaidBy | null> {
  await lockTransaction(trx, reference);
  if (await isReportedByProvider(trx, reference)) return 'provider';
  return (await selectConfirmedByHand(trx, reference)) ? 'hand' : null;
}

/** The payment that staff have confirmed by the transaction that a provider reports, even if it was refunded since. */
export async function findConfirmedByHand(trx: Transaction<Database>, confirmation_code: string): Promise<Attempt | undefined> {
  const reference = normaliseTransactionId(confirmation_code);
  if (reference === '') return undefined;
  await lockTransaction(trx, reference);
  return selectConfirmedByHand(trx, reference);
}

/**
 * Reports a `contested` problem at `submitted` and at every other order that waits with the same transaction or was confirmed by it. A
 * shopper may claim money that another shopper has paid, and only staff can find out whose it is. Call lockAndFindPaidBy first.
 */
export async function reportContestedTransaction(trx: Transaction<Database>, submitted: Attempt): Promise<void> {
  for (const competing of await selectCompetingClaims(trx, submitted)) {
    for (const [one, other] of [
      [submitted, competing],
      [competing, submitted],
    ] as const) {
      const { order_id, payment_attempt_id } = one;
      const detail = `order ${other.order_id} names the same transaction`;
      await insertProblem(trx, { order_id, payment_attempt_id, kind: 'contested', detail });
    }
  }
}
