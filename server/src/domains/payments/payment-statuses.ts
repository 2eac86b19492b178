import type { Db } from '../../database/db.ts';
import { type PaymentSummary, summarizePayment } from './payment-status.ts';
import { type Attempt, selectAttempts } from './queries.ts';

/** The payment status of an order, and its attempts, oldest first. */
export type Payment = PaymentSummary & { attempts: readonly Attempt[] };

/** Loads the payment status of each order, with one query for all of them. */
export async function loadPaymentStatuses(
  db: Db,
  orders: readonly { order_id: string; total_rwf: number }[],
): Promise<Map<string, Payment>> {
  const byOrder = Map.groupBy(
    await selectAttempts(
      db,
      orders.map((order) => order.order_id),
    ),
    (attempt) => attempt.order_id,
  );
  return new Map(
    orders.map(({ order_id, total_rwf }) => {
      const attempts = byOrder.get(order_id) ?? [];
      return [order_id, { ...summarizePayment(total_rwf, attempts), attempts }];
    }),
  );
}
