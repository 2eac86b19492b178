import { ORDER_STATUSES, type OrderCounts } from '@uruhu/contract/order';
import type { Db } from '../../http/parts.ts';
import { countOrdersOf } from './queries.ts';

/** How many orders of the person are in each status: every status is named, with 0 where there are none. */
export async function orderCountsOf(db: Db, user_id: string): Promise<OrderCounts['counts']> {
  const counted = new Map((await countOrdersOf(db, user_id)).map(({ status, count }) => [status, count]));
  return Object.fromEntries(ORDER_STATUSES.map((status) => [status, counted.get(status) ?? 0])) as OrderCounts['counts'];
}
