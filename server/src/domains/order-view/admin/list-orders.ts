import type { Order } from '@uruhu/contract/order';
import type { AdminOrderQuery, AdminOrders } from '@uruhu/contract/staff';
import type { Db } from '../../../database/db.ts';
import { loadRecords } from '../../orders/orders.ts';
import { showOrders } from '../show-order.ts';
import { selectOrderPage } from './queries.ts';

/** One page of orders for staff, newest first by default; orders with a submitted payment come longest waiting first. */
export async function listOrders(db: Db, query: AdminOrderQuery): Promise<AdminOrders> {
  const { orders, total } = await selectOrderPage(db, query);
  const shown = await showOrders(db, await loadRecords(db, orders));
  const claimedAt = ({ payments }: Order) => payments.find(({ state }) => state === 'submitted')?.created_at ?? null;
  return { data: shown.map((order) => ({ ...order, claimed_at: claimedAt(order) })), total };
}
