import type { Order } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { type Messages, STAFF_MESSAGES } from '../../messages/messages.ts';
import { type OrderDetails, type OrderForStaff, type PaymentView, presentOrder, presentOrderForStaff } from '../orders/orders.ts';
import {
  listPaymentMismatches,
  loadPaymentStatuses,
  type PaymentRecord,
  presentAttempts,
  presentPaymentReview,
  summarizePayment,
} from '../payments/payments.ts';
import { computePayUntil } from './pay-until.ts';
import { selectUnpaidHours } from './queries.ts';

type Mismatch = Awaited<ReturnType<typeof listPaymentMismatches>>[number];
/** Builds what a reader sees of an order. The reader is the customer, or any visitor. */
type PresentOrder<View> = (details: OrderDetails, payment: PaymentView) => View;
/** What the reader gets, and the language of the reasons in it. */
type Reader<View> = { present: PresentOrder<View>; messages: Pick<Messages, 'reasons'> };

type DeadlineContext = { unpaid_hours: number; mismatches: readonly Mismatch[] };

function presentWithPayment<View>(
  details: OrderDetails,
  payment: PaymentRecord,
  { unpaid_hours, mismatches }: DeadlineContext,
  { present, messages }: Reader<View>,
): View {
  const { payment_status, is_part_paid, attempts } = payment;
  const pay_until = computePayUntil({ ...details.order, payment_status, unpaid_hours }, attempts, mismatches)?.toISOString() ?? null;
  const payments = presentAttempts(attempts, messages);
  return present(details, { payment_status, payment_review: presentPaymentReview(payment, messages), is_part_paid, payments, pay_until });
}

/** Loads the payments of all these orders at once, and builds the view of each order. */
async function loadViews<View>(db: Db, orders: readonly OrderDetails[], reader: Reader<View>): Promise<View[]> {
  const payments = await loadPaymentStatuses(
    db,
    orders.map(({ order }) => order),
  );
  const unpaid_hours = await selectUnpaidHours(db);
  // An unresolved mismatch pauses the deadline, so only orders that wait to be paid need their mismatches.
  const isWaiting = ({ order }: OrderDetails) => order.status === 'pending' && payments.get(order.order_id)?.payment_status !== 'Paid';
  const waitingIds = orders.filter(isWaiting).map(({ order }) => order.order_id);
  const mismatchesByOrder = Map.groupBy(await listPaymentMismatches(db, waitingIds), ({ order_id }) => order_id);
  return orders.map((details) => {
    const payment = payments.get(details.order.order_id);
    if (!payment) throw new Error(`no payment status for order ${details.order.order_id}`);
    const mismatches = mismatchesByOrder.get(details.order.order_id) ?? [];
    return presentWithPayment(details, payment, { unpaid_hours, mismatches }, reader);
  });
}

/** Builds the view of an order that was placed just now. It has no payments yet, so none are loaded. */
export const buildNewOrderView = (details: OrderDetails, unpaid_hours: number, messages: Messages): Order =>
  presentWithPayment(
    details,
    { ...summarizePayment(details.order.total_rwf, []), attempts: [] },
    { unpaid_hours, mismatches: [] },
    { present: presentOrder, messages },
  );

export const loadOrderViews = (db: Db, orders: readonly OrderDetails[], messages: Messages): Promise<Order[]> =>
  loadViews(db, orders, { present: presentOrder, messages });

/** The same as staff read them, with all fields; `presentForRole` removes those of other roles. */
export const loadStaffViews = (db: Db, orders: readonly OrderDetails[]): Promise<OrderForStaff[]> =>
  loadViews(db, orders, { present: presentOrderForStaff, messages: STAFF_MESSAGES });

export async function loadOrderView<View>(db: Db, details: OrderDetails, reader: Reader<View>): Promise<View> {
  const [order] = await loadViews(db, [details], reader);
  if (!order) throw new Error('loadViews returned no order');
  return order;
}
