/** Whether an order is paid: computed from its attempts, never written down. */
import type { Order, PaymentStatus } from '@uruhu/contract/order';
import { CORRECTED } from '@uruhu/contract/payment';
import { amountDue as due } from '@uruhu/contract/rules/amount-due';
import type { Attempt as WholeAttempt } from './queries.ts';

type Attempt = Pick<WholeAttempt, 'provider' | 'state' | 'amount_rwf' | 'reason'>;
export type PaymentSummary = { payment_status: PaymentStatus; payment_review: Order['payment_review'] };

/** Francs that are still to come, as the contract counts them. */
export const amountDue = (total_rwf: number, attempts: readonly Pick<Attempt, 'state' | 'amount_rwf'>[]): number =>
  due(
    total_rwf,
    attempts.map(({ state, amount_rwf: amount }) => ({ state, amount })),
  );

/** Paid when what has come in covers the total; else refunded when some came and went back. */
export function paymentStatus(total_rwf: number, attempts: readonly Attempt[]): PaymentStatus {
  if (amountDue(total_rwf, attempts) === 0) return 'Paid';
  return attempts.some(({ state }) => state === 'refunded') ? 'Refunded' : 'Unpaid';
}

/** The shopper has sent another in its place: nobody's word on it is waited for, nor was one said. */
const isCorrected = ({ state, reason }: Attempt) => state === 'rejected' && reason === CORRECTED;

/** Where staff's look at a mobile-money payment stands: one under way counts, else the newest, and none once the order is paid. */
function paymentReview(attempts: readonly Attempt[]): Order['payment_review'] {
  const manual = attempts.filter((attempt) => attempt.provider === 'mobile_money' && !isCorrected(attempt));
  if (manual.some(({ state }) => state === 'submitted')) return { state: 'submitted' };
  const newest = manual.at(-1);
  if (newest?.state !== 'rejected') return null;
  return { state: 'rejected', ...(newest.reason ? { reason: newest.reason } : {}) };
}

/** `attempts` are the order's, oldest first. */
export function paymentOf(total_rwf: number, attempts: readonly Attempt[]): PaymentSummary {
  const payment_status = paymentStatus(total_rwf, attempts);
  return { payment_status, payment_review: payment_status === 'Paid' ? null : paymentReview(attempts) };
}
