import type { Order } from '@uruhu/contract/order';
import type { Db } from '../../http/parts.ts';
import { type OrderRecord, presentOrder } from '../orders/orders.ts';
import { mismatchesOf, type Payment as Paid, paymentOf, paymentStatuses, presentAttempt } from '../payments/payments.ts';
import { payUntil } from './pay-until.ts';
import { selectUnpaidHours } from './queries.ts';

type Payment = Pick<Order, 'payment_status' | 'payment_review' | 'payments' | 'pay_until'>;
type Mismatches = Awaited<ReturnType<typeof mismatchesOf>>;
type Present<Shown> = (record: OrderRecord, payment: Payment) => Shown;

type Around = { unpaid_hours: number; mismatches: Mismatches };

function withPayment<Shown>(record: OrderRecord, payment: Paid, { unpaid_hours, mismatches }: Around, present: Present<Shown>): Shown {
  const { payment_status, payment_review, attempts } = payment;
  const pay_until = payUntil({ ...record.order, payment_status, unpaid_hours }, attempts, mismatches)?.toISOString() ?? null;
  return present(record, { payment_status, payment_review, payments: attempts.map(presentAttempt), pay_until });
}

/** Orders with how their payments stand, by one look at the payments. */
async function shown<Shown>(db: Db, records: readonly OrderRecord[], present: Present<Shown>): Promise<Shown[]> {
  const payments = await paymentStatuses(
    db,
    records.map(({ order }) => order),
  );
  const unpaid_hours = await selectUnpaidHours(db);
  const waiting = records.filter(({ order }) => order.status === 'pending' && payments.get(order.order_id)?.payment_status !== 'Paid');
  const mismatches = Map.groupBy(
    await mismatchesOf(
      db,
      waiting.map(({ order }) => order.order_id),
    ),
    ({ order_id }) => order_id,
  );
  return records.map((record) => {
    const payment = payments.get(record.order.order_id);
    if (!payment) throw new Error(`no payment status for order ${record.order.order_id}`);
    return withPayment(record, payment, { unpaid_hours, mismatches: mismatches.get(record.order.order_id) ?? [] }, present);
  });
}

/** One that was placed just now: nobody has paid for it yet, so there is nothing to look up. */
export const showNewOrder = (record: OrderRecord, unpaid_hours: number): Order =>
  withPayment(record, { ...paymentOf(record.order.total_rwf, []), attempts: [] }, { unpaid_hours, mismatches: [] }, presentOrder);

export const showOrders = (db: Db, records: readonly OrderRecord[]): Promise<Order[]> => shown(db, records, presentOrder);

export async function showOrder<Shown>(db: Db, record: OrderRecord, present: Present<Shown>): Promise<Shown> {
  const [order] = await shown(db, [record], present);
  if (!order) throw new Error('one order became none');
  return order;
}
