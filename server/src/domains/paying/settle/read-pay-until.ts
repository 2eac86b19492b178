import type { Transaction } from 'kysely';
import { readShopTime } from '../../../database/clock.ts';
import type { Database } from '../../../database/schema.ts';
import { computePayUntil, selectUnpaidHours } from '../../order-view/order-view.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { computePaymentStatus, listPaymentMismatches, lockAttempts } from '../../payments/payments.ts';

/**
 * Until when the customer can pay, for a mail about a decision on a payment. Null if the order does not wait for a payment, or if the time
 * is over: a job then cancels the order within a minute.
 */
export async function readPayUntil(trx: Transaction<Database>, order: OrderRow): Promise<Date | null> {
  const attempts = await lockAttempts(trx, order.order_id);
  const payment_status = computePaymentStatus(order.total_rwf, attempts);
  const waitingOrder = { ...order, payment_status, unpaid_hours: await selectUnpaidHours(trx) };
  const payUntil = computePayUntil(waitingOrder, attempts, await listPaymentMismatches(trx, [order.order_id]));
  return payUntil && payUntil > (await readShopTime(trx)) ? payUntil : null;
}
