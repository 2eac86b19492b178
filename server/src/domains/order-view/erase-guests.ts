/** Erases guests from their orders, except while money of the order is open: staff may then have to call the customer. */
import type { Db } from '../../database/db.ts';
import { eraseContacts, listGuestOrdersToErase, type OrderRow, requestErasure } from '../orders/orders.ts';
import { listOrdersWithOpenMoney } from '../payments/payments.ts';

type FinishedOrder = Pick<OrderRow, 'order_id' | 'status'>;

/** Returns how many guests were erased. @param orders delivered or cancelled orders of guests. */
export async function eraseSettledGuests(db: Db, orders: readonly FinishedOrder[]): Promise<number> {
  const order_ids = orders.map(({ order_id }) => order_id);
  const cancelled_ids = orders.filter(({ status }) => status === 'cancelled').map(({ order_id }) => order_id);
  const open_ids = new Set(await listOrdersWithOpenMoney(db, order_ids, cancelled_ids));
  const settled_ids = order_ids.filter((order_id) => !open_ids.has(order_id));
  await eraseContacts(db, settled_ids);
  return settled_ids.length;
}

/** Erases guests from finished orders, if they have requested it or if they placed the order half a year ago. */
export const eraseDueGuests = async (db: Db): Promise<number> => eraseSettledGuests(db, await listGuestOrdersToErase(db));

/**
 * Requests the erasure of a guest from all orders with one of these e-mail addresses or phone numbers. Erases her at once from orders that
 * are finished and settled. The sweep erases her from each other order as soon as it is in that state too.
 */
export const requestGuestErasure = async (db: Db, contact: Parameters<typeof requestErasure>[1]): Promise<number> =>
  eraseSettledGuests(db, await requestErasure(db, contact));
