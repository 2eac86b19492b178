import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';

type Ended = Pick<Order, 'status' | 'payments'>;
type MoneyBack = {
  to_come_rwf: number;
  sent_rwf: number /** ISO time of the last that was sent; null where none was. */;
  sent_at: string | null;
};

const sum = (payments: readonly Payment[]): number => payments.reduce((total, { amount }) => total + amount, 0);

/** Of an order that was cancelled: the money that is to go back, and what has gone back; null where none had come in. */
export function moneyBack({ status, payments }: Ended): MoneyBack | null {
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
