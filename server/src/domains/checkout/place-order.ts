import { randomUUID } from 'node:crypto';
import type { Order } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { totalWeight } from '@uruhu/contract/rules/shipping';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { customerOf } from '../accounts/accounts.ts';
import { type CartLine, cartLines, lineName, lockCart, markOrdered, selectOpenCart } from '../cart/cart.ts';
import { type OrderRecord, orderByKey, orderOfCart, presentOrder, recordOrder } from '../orders/orders.ts';
import { reserve } from '../stock/stock.ts';
import { confirmOrder } from './confirm-order.ts';
import { deliveryTo } from './delivery-to.ts';
import { orderLine } from './order-line.ts';
import { selectPlaces } from './queries.ts';
import { showOrder } from './show-order.ts';
import { totalsOf } from './totals.ts';
import { unpaidRefusal } from './unpaid-limit.ts';

export type Placing = {
  address?: string | null | undefined;
  applied_coupon_code?: string | null | undefined;
  /** Francs that the shopper saw. */
  expected_total?: number | null | undefined;
  idempotency_key?: string | undefined;
};

/**
 * Makes the person's open cart an order, once: the same key again, or the same cart, is answered with the order that is
 * there. Everything happens in one transaction, which holds the cart from its first statement on; with the order comes the mail that
 * confirms it, once.
 */
export async function placeOrder({ db, post }: Pick<Parts, 'db' | 'post'>, user_id: string, placing: Placing): Promise<Outcome<Order>> {
  const outcome = await transact(db, async (trx) => {
    // Looked up before it is locked: whoever comes second finds the cart it meant, ordered meanwhile.
    const cart_id = await selectOpenCart(trx, user_id);
    const cart = cart_id === undefined ? undefined : await lockCart(trx, cart_id);
    const before = await orderedBefore(trx, user_id, placing.idempotency_key, cart?.ordered_at ? cart_id : undefined);
    if (before) return done(before);
    const lines = cart_id === undefined ? [] : await cartLines(trx, cart_id);
    if (cart_id === undefined || lines.length === 0) return refuse(422, MESSAGE.cartEmpty);
    const placed = await orderCart(trx, user_id, cart_id, lines, placing);
    if (placed.ok) await confirmOrder(trx, post, placed.value);
    return placed;
  });
  return outcome.ok ? done(await showOrder(db, outcome.value, presentOrder)) : outcome;
}

async function orderedBefore(trx: Transaction<Database>, user_id: string, key: string | undefined, ordered_cart_id: string | undefined) {
  const same = key === undefined ? undefined : await orderByKey(trx, user_id, key);
  return same ?? (ordered_cart_id === undefined ? undefined : await orderOfCart(trx, ordered_cart_id));
}

async function orderCart(
  trx: Transaction<Database>,
  user_id: string,
  cart_id: string,
  lines: readonly CartLine[],
  placing: Placing,
): Promise<Outcome<OrderRecord>> {
  const gone = lines.find((line) => !line.sold);
  if (gone) return refuse(422, `${lineName(gone)} is no longer available. Please look at your cart again.`);
  const unpaid = await unpaidRefusal(trx, user_id);
  if (unpaid) return unpaid;
  const customer = await customerOf(trx, user_id);
  const delivery = deliveryTo(customer, placing.address ? await selectPlaces(trx, user_id) : [], placing.address);
  if (!delivery.ok) return delivery;
  const totals = await totalsOf(trx, lines, placing);
  if (!totals.ok) return totals;
  const order_id = randomUUID();
  const reserved = await reserve(
    trx,
    order_id,
    lines.map((line) => ({ ...line, name: lineName(line) })),
  );
  if (!reserved.ok) return reserved;

  const record = await recordOrder(
    trx,
    {
      order_id,
      user_id,
      cart_id,
      idempotency_key: placing.idempotency_key ?? null,
      customer_name: customer.name,
      customer_email: customer.email,
      ...delivery.value,
      ...totals.value,
      total_weight_g: totalWeight(lines),
    },
    lines.map(orderLine),
  );
  await markOrdered(trx, cart_id);
  return done(record);
}
