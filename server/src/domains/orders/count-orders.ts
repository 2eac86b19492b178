import { ORDER_STATUSES, type OrderCounts } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { selectOrderCounts } from './queries.ts';

/** Counts a shopper's orders in each status; a status without orders is listed with 0. */
export async function countOrdersByStatus(db: Db, user_id: string): Promise<OrderCounts['counts']> {
  const counts = new Map((await selectOrderCounts(db, user_id)).map(({ status, count }) => [status, count]));
  return Object.fromEntries(ORDER_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as OrderCounts['counts'];
}
