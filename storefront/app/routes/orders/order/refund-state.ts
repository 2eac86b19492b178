import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';

type OrderWithPayments = Pick<Order, 'status' | 'payments'>;
type RefundState = {
  to_come_rwf: number;
  sent_rwf: number /** ISO time of the last refund; null if there is none. */;
  sent_at: string | null;
};

const sum = (payments: readonly Payment[]): number => payments.reduce((total, { amount }) => total + amount, 0);

/** The amounts that are to be refunded and have been refunded of a cancelled order; null if it had no payments. */
export function getRefundState({ status, payments }: OrderWithPayments): RefundState | null {
  if (status !== 'cancelled') return null;
  const sent = payments.filter(({ state }) => state === 'refunded');
  const back = { to_come_rwf: sum(payments.filter(({ state }) => state === 'succeeded')), sent_rwf: sum(sent) };
  if (back.to_come_rwf + back.sent_rwf === 0) return null;
  const sent_at =
    sent
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? null;
  return { ...back, sent_at };
}
