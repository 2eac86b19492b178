/** Computes whether an order is paid. The status is derived from the attempts each time and not stored. */
import type { Order, PaymentStatus } from '@uruhu/contract/order';
import { computeAmountDue } from '@uruhu/contract/rules/prices/amount-due';
import type { ReasonCode } from '../../messages/sentences.ts';
import type { Attempt as WholeAttempt } from './queries.ts';

type Attempt = Pick<WholeAttempt, 'provider' | 'state' | 'amount_rwf' | 'reason' | 'reason_code'>;
export type PaymentSummary = { payment_status: PaymentStatus; payment_review: Order['payment_review'] };

/** The francs still to pay. */
export const computeOrderAmountDue = (total_rwf: number, attempts: readonly Pick<Attempt, 'state' | 'amount_rwf'>[]): number =>
  computeAmountDue(
    total_rwf,
    attempts.map(({ state, amount_rwf: amount }) => ({ state, amount })),
  );

/** Paid if the succeeded attempts cover the total; else refunded if any attempt was refunded. */
export function computePaymentStatus(total_rwf: number, attempts: readonly Attempt[]): PaymentStatus {
  if (computeOrderAmountDue(total_rwf, attempts) === 0) return 'Paid';
  return attempts.some(({ state }) => state === 'refunded') ? 'Refunded' : 'Unpaid';
}

/** The shopper has replaced this attempt with another one, so staff neither review it nor have rejected it. */
const isCorrected = ({ state, reason_code }: Attempt) => state === 'rejected' && reason_code === ('corrected' satisfies ReasonCode);

/** The state of staff's review of mobile-money payments: a submitted attempt counts, else the latest one. */
function findPaymentReview(attempts: readonly Attempt[]): Order['payment_review'] {
  const manual = attempts.filter((attempt) => attempt.provider === 'mobile_money' && !isCorrected(attempt));
  if (manual.some(({ state }) => state === 'submitted')) return { state: 'submitted' };
  const latest = manual.at(-1);
  if (latest?.state !== 'rejected') return null;
  return { state: 'rejected', ...(latest.reason ? { reason: latest.reason } : {}) };
}

/** `attempts` are the order's, oldest first. */
export function summarizePayment(total_rwf: number, attempts: readonly Attempt[]): PaymentSummary {
  const payment_status = computePaymentStatus(total_rwf, attempts);
  return { payment_status, payment_review: payment_status === 'Paid' ? null : findPaymentReview(attempts) };
}
