import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';

type OrderWithPayments = Pick<Order, 'status' | 'payments'>;
type RefundState = {
  pending_rwf: number;
  refunded_rwf: number;
  /** ISO time of the last refund; null if there is none. */
  refunded_at: string | null;
};

const sumAmounts = (payments: readonly Payment[]): number => payments.reduce((total, { amount }) => total + amount, 0);

/**
 * The amounts of a cancelled order that are still to be refunded and that have been refunded; null if the order is not cancelled, or no
 * money arrived.
 */
export function getRefundState({ status, payments }: OrderWithPayments): RefundState | null {
  if (status !== 'cancelled') return null;
  const refunds = payments.filter(({ state }) => state === 'refunded');
  const pending_rwf = sumAmounts(payments.filter(({ state }) => state === 'succeeded'));
  const refunded_rwf = sumAmounts(refunds);
  if (pending_rwf + refunded_rwf === 0) return null;
  const refundTimes = refunds.map(({ updated_at }) => updated_at).toSorted();
  return { pending_rwf, refunded_rwf, refunded_at: refundTimes.at(-1) ?? null };
}
