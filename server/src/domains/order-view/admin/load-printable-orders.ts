import type { PrintableOrders } from '@uruhu/contract/staff/orders/moves';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../../context.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { loadOrderDetails } from '../../orders/orders.ts';
import { loadOrderViews } from '../load-order-view.ts';
import { selectOrdersWithGift } from './free-gift.ts';
import { presentForRole } from './present-for-role.ts';
import { selectOrders } from './queries.ts';

/** Orders whose packing slips or invoices staff print, in the order of the requested ids, without unknown ids. */
export async function loadPrintableOrders(
  { db, snapshot }: Pick<AppContext, 'db' | 'snapshot'>,
  ids: readonly string[],
  role: StaffRole,
): Promise<PrintableOrders> {
  const order_ids = ids.filter(isUuid).slice(0, CHOSEN_ORDERS_MAX);
  const shownOrders = await loadOrderViews(db, await loadOrderDetails(db, await selectOrders(db, order_ids)), STAFF_MESSAGES);
  const idsWithGift = await selectOrdersWithGift(db, order_ids);
  const { name, address, phone, email } = snapshot.current().content.settings;
  const data = order_ids
    .flatMap((order_id) => shownOrders.find((order) => order.order_id === order_id) ?? [])
    .map((order) => ({ ...presentForRole(order, role), has_free_gift: idsWithGift.has(order.order_id) }));
  return { data, shop: { name, address, phone, email } };
}
