/** Computes whether an order is paid. The status is derived from the attempts each time and not stored. */
import type { Order, PaymentStatus } from '@uruhu/contract/order';
import { computeAmountDue, isPartPaid } from '@uruhu/contract/rules/prices/amount-due';
import type { Messages } from '../../messages/messages.ts';
import { findReasonSentence, type ReasonCode } from '../../messages/sentences.ts';
import type { Attempt as AttemptRow } from './queries.ts';

type Attempt = Pick<AttemptRow, 'provider' | 'state' | 'amount_rwf' | 'reason' | 'reason_code'>;
export type PaymentSummary = { payment_status: PaymentStatus; is_part_paid: boolean };

type AttemptAmount = Pick<Attempt, 'state' | 'amount_rwf'>;
const listAmounts = (attempts: readonly AttemptAmount[]) => attempts.map(({ state, amount_rwf: amount }) => ({ state, amount }));

/** The amount that is still to pay, in francs. */
export const computeOrderAmountDue = (total_rwf: number, attempts: readonly AttemptAmount[]): number =>
  computeAmountDue(total_rwf, listAmounts(attempts));

/** 'Paid' if the succeeded attempts cover the total, otherwise 'Refunded' if any attempt was refunded. */
export function computePaymentStatus(total_rwf: number, attempts: readonly Attempt[]): PaymentStatus {
  if (computeOrderAmountDue(total_rwf, attempts) === 0) return 'Paid';
  return attempts.some(({ state }) => state === 'refunded') ? 'Refunded' : 'Unpaid';
}

/** Whether the shopper has replaced this attempt with another one, so that it is not a rejection by staff. */
export const isCorrected = ({ state, reason_code }: Pick<Attempt, 'state' | 'reason_code'>) =>
  state === 'rejected' && reason_code === ('corrected' satisfies ReasonCode);

/** Whether staff must still review a mobile-money payment of an unpaid order, or have rejected the latest one. */
export function presentPaymentReview(
  { payment_status, attempts }: { payment_status: PaymentStatus; attempts: readonly Attempt[] },
  messages: Pick<Messages, 'reasons'>,
): Order['payment_review'] {
  if (payment_status === 'Paid') return null;
  const claims = attempts.filter((attempt) => attempt.provider === 'mobile_money' && !isCorrected(attempt));
  if (claims.some(({ state }) => state === 'submitted')) return { state: 'submitted' };
  const latestClaim = claims.at(-1);
  if (latestClaim?.state !== 'rejected') return null;
  const reason = findReasonSentence(latestClaim, messages);
  return reason ? { state: 'rejected', reason } : { state: 'rejected' };
}

/** `attempts`: all attempts of the order, oldest first. */
export function summarizePayment(total_rwf: number, attempts: readonly Attempt[]): PaymentSummary {
  const payment_status = computePaymentStatus(total_rwf, attempts);
  return { payment_status, is_part_paid: isPartPaid(total_rwf, listAmounts(attempts)) };
}
