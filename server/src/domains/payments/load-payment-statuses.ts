import type { Db } from '../../database/db.ts';
import { type PaymentSummary, summarizePayment } from './payment-status.ts';
import { type Attempt, selectAttempts } from './queries.ts';

/** The payment status of an order, and its attempts, oldest first. */
export type PaymentRecord = PaymentSummary & { attempts: readonly Attempt[] };

/** Loads the payment status of each order, with one query for all of them. */
export async function loadPaymentStatuses(
  db: Db,
  orders: readonly { order_id: string; total_rwf: number }[],
): Promise<Map<string, PaymentRecord>> {
  const order_ids = orders.map(({ order_id }) => order_id);
  const attemptsByOrder = Map.groupBy(await selectAttempts(db, order_ids), ({ order_id }) => order_id);
  return new Map(
    orders.map(({ order_id, total_rwf }) => {
      const attempts = attemptsByOrder.get(order_id) ?? [];
      return [order_id, { ...summarizePayment(total_rwf, attempts), attempts }];
    }),
  );
}
