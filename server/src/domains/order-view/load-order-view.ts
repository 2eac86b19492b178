import type { Order } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { type OrderRecord, presentOrder } from '../orders/orders.ts';
import { listMismatches, loadPaymentStatuses, type PaymentRecord, presentAttempts, summarizePayment } from '../payments/payments.ts';
import { computePayUntil } from './pay-until.ts';
import { selectUnpaidHours } from './queries.ts';

type PaymentView = Pick<Order, 'payment_status' | 'payment_review' | 'payments' | 'pay_until'> & { is_part_paid: boolean };
type Mismatch = Awaited<ReturnType<typeof listMismatches>>[number];
/** Builds what a reader sees of an order: the customer, or any visitor. */
type PresentOrder<View> = (record: OrderRecord, payment: PaymentView) => View;

type DeadlineContext = { unpaid_hours: number; mismatches: readonly Mismatch[] };

function presentWithPayment<View>(
  record: OrderRecord,
  payment: PaymentRecord,
  { unpaid_hours, mismatches }: DeadlineContext,
  present: PresentOrder<View>,
): View {
  const { payment_status, payment_review, is_part_paid, attempts } = payment;
  const pay_until = computePayUntil({ ...record.order, payment_status, unpaid_hours }, attempts, mismatches)?.toISOString() ?? null;
  return present(record, { payment_status, payment_review, is_part_paid, payments: presentAttempts(attempts), pay_until });
}

/** Loads the payments of all these orders at once, and builds the view of each order. */
async function loadViews<View>(db: Db, records: readonly OrderRecord[], present: PresentOrder<View>): Promise<View[]> {
  const payments = await loadPaymentStatuses(
    db,
    records.map(({ order }) => order),
  );
  const unpaid_hours = await selectUnpaidHours(db);
  // An unresolved mismatch pauses the deadline, so only orders that wait to be paid need their mismatches.
  const isWaiting = ({ order }: OrderRecord) => order.status === 'pending' && payments.get(order.order_id)?.payment_status !== 'Paid';
  const waitingIds = records.filter(isWaiting).map(({ order }) => order.order_id);
  const mismatchesByOrder = Map.groupBy(await listMismatches(db, waitingIds), ({ order_id }) => order_id);
  return records.map((record) => {
    const payment = payments.get(record.order.order_id);
    if (!payment) throw new Error(`no payment status for order ${record.order.order_id}`);
    const mismatches = mismatchesByOrder.get(record.order.order_id) ?? [];
    return presentWithPayment(record, payment, { unpaid_hours, mismatches }, present);
  });
}

/** Builds the view of an order that was placed just now. It has no payments yet, so none are loaded. */
export const buildNewOrderView = (record: OrderRecord, unpaid_hours: number): Order =>
  presentWithPayment(
    record,
    { ...summarizePayment(record.order.total_rwf, []), attempts: [] },
    { unpaid_hours, mismatches: [] },
    presentOrder,
  );

export const loadOrderViews = (db: Db, records: readonly OrderRecord[]): Promise<Order[]> => loadViews(db, records, presentOrder);

export async function loadOrderView<View>(db: Db, record: OrderRecord, present: PresentOrder<View>): Promise<View> {
  const [order] = await loadViews(db, [record], present);
  if (!order) throw new Error('loadViews returned no order');
  return order;
}
