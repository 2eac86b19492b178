import type { AdminOrderQuery, AdminOrders } from '@uruhu/contract/staff';
import type { Db } from '../../../http/parts.ts';
import { recordsOf } from '../../orders/orders.ts';
import { showOrders } from '../show-order.ts';
import { selectOrderPage } from './queries.ts';

/** A page of orders for staff, newest first unless asked otherwise. */
export async function listOrders(db: Db, query: AdminOrderQuery): Promise<AdminOrders> {
  const { orders, total } = await selectOrderPage(db, query);
  return { data: await showOrders(db, await recordsOf(db, orders)), total };
}
