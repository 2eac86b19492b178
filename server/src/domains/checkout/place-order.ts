import { randomUUID } from 'node:crypto';
import type { Order } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, type Refused, refuse } from '../../outcome.ts';
import { type Customer, holdCustomer, placesOf } from '../accounts/accounts.ts';
import { type CartLine, cartLines, lineName, lockOpenCart, markOrdered } from '../cart/cart.ts';
import { guessCode, redeemCoupon } from '../coupons/coupons.ts';
import { type OrderRecord, orderByKey, orderOfCart, presentOrder, recordOrder } from '../orders/orders.ts';
import { reserve } from '../stock/stock.ts';
import { confirmOrder } from './confirm-order.ts';
import { deliveryTo } from './delivery-to.ts';
import { orderLines } from './order-line.ts';
import { showNewOrder, showOrder } from './show-order.ts';
import { sumsOf, totalsOf } from './totals.ts';
import { unpaidRefusal } from './unpaid-limit.ts';

type PlacingParts = Pick<Parts, 'db' | 'post' | 'snapshot'>;

export type Placing = {
  address?: string | null | undefined;
  applied_coupon_code?: string | null | undefined;
  /** Francs that the shopper saw. */
  expected_total?: number | null | undefined;
  idempotency_key?: string | undefined;
};

/**
 * Makes the person's open cart an order, once: the same key again, or the same cart, is answered with the order that is
 * there. Everything happens in one transaction, which holds the cart from its first statements on; with the order comes the mail that
 * confirms it, once. Throws TryLater (429) after too many wrong coupon codes.
 */
export async function placeOrder(parts: PlacingParts, user_id: string, placing: Placing): Promise<Outcome<Order>> {
  const { db } = parts;
  const place = () => transact(db, (trx) => placeIn(trx, parts, user_id, placing));
  return placing.applied_coupon_code ? guessCode(db, user_id, place) : place();
}

async function placeIn(trx: Transaction<Database>, parts: PlacingParts, user_id: string, placing: Placing): Promise<Outcome<Order>> {
  const customer = await holdCustomer(trx, user_id);
  if (!customer) return refuse(401, MESSAGE.notAuthorized);
  const cart = await lockOpenCart(trx, user_id);
  const before = await orderedBefore(trx, user_id, placing.idempotency_key, cart?.ordered_at ? cart.cart_id : undefined);
  if (before) return done(await showOrder(trx, before, presentOrder));
  const lines = cart ? await cartLines(trx, cart.cart_id) : [];
  if (!cart || lines.length === 0) return refuse(422, MESSAGE.cartEmpty);
  const { cart_id } = cart;
  const placed = await orderCart(trx, { user_id, customer, cart_id, lines }, placing);
  if (!placed.ok) return placed;
  const { settings } = parts.snapshot.current().content;
  await confirmOrder(trx, parts.post, settings, placed.value);
  return done(showNewOrder(placed.value, settings.unpaid_hours));
}

async function orderedBefore(trx: Transaction<Database>, user_id: string, key: string | undefined, ordered_cart_id: string | undefined) {
  const same = key === undefined ? undefined : await orderByKey(trx, user_id, key);
  return same ?? (ordered_cart_id === undefined ? undefined : await orderOfCart(trx, ordered_cart_id));
}

function unsoldRefusal(lines: readonly CartLine[]): Refused | null {
  const gone = lines.find((line) => !line.sold);
  return gone ? refuse(422, `${lineName(gone)} is no longer available. Please look at your cart again.`) : null;
}

type Ordering = { user_id: string; customer: Customer; cart_id: string; lines: readonly CartLine[] };

/** Stock before coupon, and both as late as can be: what is locked here keeps others waiting until the order is written. */
async function orderCart(
  trx: Transaction<Database>,
  { user_id, customer, cart_id, lines }: Ordering,
  { address, applied_coupon_code: code, expected_total, idempotency_key: key }: Placing,
): Promise<Outcome<OrderRecord>> {
  const refusal = unsoldRefusal(lines) ?? (await unpaidRefusal(trx, user_id));
  if (refusal) return refusal;
  const delivery = deliveryTo(customer, address ? await placesOf(trx, user_id) : [], address);
  if (!delivery.ok) return delivery;
  const sums = await sumsOf(trx, lines);
  if (!sums.ok) return sums;

  const order_id = randomUUID();
  const named = lines.map((line) => ({ ...line, name: lineName(line) }));
  const reserved = await reserve(trx, order_id, named);
  if (!reserved.ok) return reserved;
  const { subtotal_rwf } = sums.value;
  const coupon = code ? await redeemCoupon(trx, { order_id, user_id, code, subtotal_rwf }) : done(null);
  if (!coupon.ok) return coupon;
  const totals = totalsOf(sums.value, coupon.value, expected_total);
  if (!totals.ok) return totals;

  const { name: customer_name, email: customer_email } = customer;
  const order = {
    order_id,
    user_id,
    cart_id,
    idempotency_key: key ?? null,
    customer_name,
    customer_email,
    ...delivery.value,
    ...totals.value,
  };
  const record = await recordOrder(trx, order, orderLines(lines, totals.value.discount_rwf));
  await markOrdered(trx, cart_id);
  return done(record);
}
