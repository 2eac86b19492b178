import type { Order } from '@uruhu/contract/order';
import type { AdminOrderQuery, AdminOrders } from '@uruhu/contract/staff';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { Db } from '../../../database/db.ts';
import { loadOrderDetails, type OrderRow } from '../../orders/orders.ts';
import { loadStaffViews } from '../load-order-view.ts';
import { presentForRole } from './present-for-role.ts';
import { selectOrderPage } from './queries.ts';

const findClaimTime = ({ payments }: Order) => payments.find(({ state }) => state === 'submitted')?.created_at ?? null;

/**
 * The time since which the order waits for a payment: `waits_since`, or the time of its last refund if that is later. Null if the order does
 * not wait for a payment.
 */
function findUnpaidSince({ status, payment_status, payments }: Order, { waits_since }: OrderRow): string | null {
  if (status !== 'pending' || payment_status === 'Paid') return null;
  const refunds = payments.filter(({ state }) => state === 'refunded').map(({ updated_at }) => updated_at);
  return [waits_since.toISOString(), ...refunds].sort().at(-1) ?? null;
}

/**
 * One page of orders for staff. By default, a list of orders that wait for a decision, for a payment, or for the shop to pack or send them
 * begins with the order that has waited longest; any other list begins with the newest order.
 */
export async function listOrders(db: Db, query: AdminOrderQuery, role: StaffRole): Promise<AdminOrders> {
  const { orders, total } = await selectOrderPage(db, query);
  const shownOrders = await loadStaffViews(db, await loadOrderDetails(db, orders));
  const data = orders.flatMap((row, index) => {
    const order = shownOrders[index];
    return order ? [{ ...presentForRole(order, role), claimed_at: findClaimTime(order), unpaid_since: findUnpaidSince(order, row) }] : [];
  });
  return { data, total };
}
