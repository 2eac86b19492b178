/**
 * Shoppers can submit the same mobile-money transaction for several orders, and a provider can report it too. Its money must count once.
 */
import type { OrderStatus } from '@uruhu/contract/order';
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { ConfirmationRefusal } from '@uruhu/contract/staff';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { computeOrderAmountDue } from './payment-status.ts';
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
  return findConfirmer(trx, reference);
}

async function findConfirmer(db: Db, reference: string): Promise<Confirmer | null> {
  if (await isReportedByProvider(db, reference)) return 'provider';
  return (await selectPaymentConfirmedByStaff(db, reference)) ? 'staff' : null;
}

/** Why staff cannot confirm a claim whose transaction has this confirmer. */
export const REFUSAL_BY_CONFIRMER = { provider: 'transaction_came_by_provider', staff: 'transaction_paid_another_order' } as const;

type OrderMoney = { status: OrderStatus; total_rwf: number };

/** Why staff cannot confirm a payment as it was claimed; null if they can, or if it does not wait for them. `attempts`: all of the order. */
export async function findConfirmationRefusal(
  db: Db,
  { status, total_rwf }: OrderMoney,
  attempts: readonly Attempt[],
  { state, provider_reference, amount_rwf }: Attempt,
): Promise<ConfirmationRefusal | null> {
  if (state !== 'submitted') return null;
  const confirmer = provider_reference && (await findConfirmer(db, provider_reference));
  if (confirmer) return REFUSAL_BY_CONFIRMER[confirmer];
  const isTooSmall = status !== 'cancelled' && amount_rwf < computeOrderAmountDue(total_rwf, attempts);
  return isTooSmall ? 'payment_too_small' : null;
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
