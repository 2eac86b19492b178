import type { Db } from '../../http/parts.ts';
import { type PaymentSummary, paymentOf } from './payment-status.ts';
import { type Attempt, selectAttempts } from './queries.ts';

/** How an order's payments stand, with the attempts that it follows from, oldest first. */
export type Payment = PaymentSummary & { attempts: readonly Attempt[] };

/** How each of these orders stands, by one look at their attempts. `total_rwf` is what the order costs. */
export async function paymentStatuses(db: Db, orders: readonly { order_id: string; total_rwf: number }[]): Promise<Map<string, Payment>> {
  const all = Map.groupBy(
    await selectAttempts(
      db,
      orders.map((order) => order.order_id),
    ),
    (attempt) => attempt.order_id,
  );
  return new Map(
    orders.map(({ order_id, total_rwf }) => {
      const attempts = all.get(order_id) ?? [];
      return [order_id, { ...paymentOf(total_rwf, attempts), attempts }];
    }),
  );
}
