/** Erases guests from their orders, except while money of the order is open: staff may then have to call the customer. */
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../lib/outcome.ts';
import { eraseContacts, lockGuestOrdersToErase, type OrderRow, requestErasure } from '../orders/orders.ts';
import { listOrdersWithOpenMoney } from '../payments/payments.ts';

type FinishedOrder = Pick<OrderRow, 'order_id' | 'status'>;

const ORDERS_AT_ONCE = 500;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * Returns how many guests were erased. @param orders delivered or cancelled orders of guests, which `trx` has locked: a payment of one waits
 * until its guest is erased, and one that came before is seen.
 */
export async function eraseSettledGuests(trx: Db, orders: readonly FinishedOrder[]): Promise<number> {
  const order_ids = orders.map(({ order_id }) => order_id);
  const cancelled_ids = orders.filter(({ status }) => status === 'cancelled').map(({ order_id }) => order_id);
  const open_ids = new Set(await listOrdersWithOpenMoney(trx, order_ids, cancelled_ids));
  return eraseContacts(
    trx,
    order_ids.filter((order_id) => !open_ids.has(order_id)),
  );
}

/** Erases guests from finished orders, if they have requested it or if they placed the order half a year ago. */
export async function eraseDueGuests(db: Db): Promise<void> {
  let after: string | undefined = BEFORE_ALL_IDS;
  while (after !== undefined) {
    const last: string = after;
    const locked = await transact(db, async (trx) => {
      const orders = await lockGuestOrdersToErase(trx, last, ORDERS_AT_ONCE);
      await eraseSettledGuests(trx, orders);
      return done(orders);
    });
    after = locked.ok && locked.value.length === ORDERS_AT_ONCE ? locked.value.at(-1)?.order_id : undefined;
  }
}

/**
 * Requests the erasure of a guest from all orders with one of these e-mail addresses or phone numbers. Erases her at once from orders that
 * are finished and settled. The sweep erases her from each other order as soon as it is in that state too.
 */
export const requestGuestErasure = async (trx: Db, contact: Parameters<typeof requestErasure>[1]): Promise<number> =>
  eraseSettledGuests(trx, await requestErasure(trx, contact));
