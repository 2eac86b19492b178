import type { Db } from '../../http/parts.ts';
import { type Payment, paymentOf } from './payment-status.ts';
import { selectAttempts } from './queries.ts';

/** How each of these orders stands, by one look at their attempts. `total_rwf` is what the order costs. */
export async function paymentStatuses(db: Db, orders: readonly { order_id: string; total_rwf: number }[]): Promise<Map<string, Payment>> {
  const attempts = Map.groupBy(
    await selectAttempts(
      db,
      orders.map((order) => order.order_id),
    ),
    (attempt) => attempt.order_id,
  );
  return new Map(orders.map(({ order_id, total_rwf }) => [order_id, paymentOf(total_rwf, attempts.get(order_id) ?? [])]));
}
