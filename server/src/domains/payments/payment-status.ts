/** Whether an order is paid: computed from its attempts, never written down. */
import type { Order, PaymentStatus } from '@uruhu/contract/order';
import type { Attempt } from './queries.ts';

export type Payment = { payment_status: PaymentStatus; payment_review: Order['payment_review'] };

/** Paid when what has come in covers the total; else refunded when some came and went back. */
export function paymentStatus(total_rwf: number, attempts: readonly Attempt[]): PaymentStatus {
  const paid_rwf = attempts.filter(({ state }) => state === 'succeeded').reduce((sum, { amount_rwf }) => sum + amount_rwf, 0);
  if (paid_rwf >= total_rwf) return 'Paid';
  return attempts.some(({ state }) => state === 'refunded') ? 'Refunded' : 'Unpaid';
}

/** Where staff's look at a mobile-money payment stands: the newest one counts, and none once the order is paid. */
function paymentReview(attempts: readonly Attempt[]): Order['payment_review'] {
  const newest = attempts.findLast(({ provider }) => provider === 'mobile_money');
  if (newest?.state === 'submitted') return { state: 'submitted' };
  if (newest?.state !== 'rejected') return null;
  return { state: 'rejected', ...(newest.reason ? { reason: newest.reason } : {}) };
}

/** `attempts` are the order's, oldest first. */
export function paymentOf(total_rwf: number, attempts: readonly Attempt[]): Payment {
  const payment_status = paymentStatus(total_rwf, attempts);
  return { payment_status, payment_review: payment_status === 'Paid' ? null : paymentReview(attempts) };
}
