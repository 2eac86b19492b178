import type { Order } from '@uruhu/contract/order';
import type { Db } from '../../http/parts.ts';
import { type OrderRecord, presentOrder } from '../orders/orders.ts';
import { type Payment, paymentStatuses } from '../payments/payments.ts';

type Present<Shown> = (record: OrderRecord, payment: Payment) => Shown;

/** Orders with how their payments stand, by one look at the payments. */
async function shown<Shown>(db: Db, records: readonly OrderRecord[], present: Present<Shown>): Promise<Shown[]> {
  const payments = await paymentStatuses(
    db,
    records.map(({ order }) => order),
  );
  return records.map((record) => {
    const payment = payments.get(record.order.order_id);
    if (!payment) throw new Error(`no payment status for order ${record.order.order_id}`);
    return present(record, payment);
  });
}

export const showOrders = (db: Db, records: readonly OrderRecord[]): Promise<Order[]> => shown(db, records, presentOrder);

export async function showOrder<Shown>(db: Db, record: OrderRecord, present: Present<Shown>): Promise<Shown> {
  const [order] = await shown(db, [record], present);
  if (!order) throw new Error('one order became none');
  return order;
}
