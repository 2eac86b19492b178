import { randomUUID } from 'node:crypto';
import type { Language } from '@uruhu/contract/languages';
import type { Order } from '@uruhu/contract/order';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { type Customer, listAddressLines, lockCustomer } from '../accounts/accounts.ts';
import { type CartLine, formatLineName, listCartLines, lockOpenCart, markOrdered, translateLines } from '../cart/cart.ts';
import { redeemCoupon, withCouponAttemptLimit } from '../coupons/coupons.ts';
import { buildNewOrderView, loadOrderView } from '../order-view/order-view.ts';
import { findOrderByIdempotencyKey, findOrderOfCart, type OrderDetails, presentOrder, recordOrder } from '../orders/orders.ts';
import { reserveStock } from '../stock/stock.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { limitOrderedPieces } from './limit-ordered-pieces.ts';
import { toOrderLines } from './order-line.ts';
import { selectUnpaidHolds } from './queries.ts';
import { hashRequest, type PlaceOrderFields } from './request-hash.ts';
import { computeSubtotalAndShipping, computeTotal } from './totals.ts';
import { findUnavailableLineRefusal } from './unavailable-line.ts';
import { findOrderCountRefusal, findPiecesRefusal, findValueRefusal } from './unpaid-limit.ts';
import { writeConfirmationMail } from './write-confirmation-mail.ts';

type PlaceOrderContext = Pick<AppContext, 'db' | 'mailer' | 'snapshot'>;

export type PlaceOrderRequest = PlaceOrderFields & {
  idempotency_key?: string | undefined;
  ip_address?: string | undefined;
  /** Of the order and its mails. */
  language: Language;
  messages: Messages;
};

/**
 * Turns the shopper's open cart into an order, once: the same idempotency key or the same cart again returns the existing order. The same
 * key with another request, or with another cart than the ordered one, is refused (409) with the id of that order.
 *
 * Everything happens in one transaction, which first locks the customer and her cart. It also writes the confirmation mail, if the
 * customer's e-mail address is verified.
 *
 * Refuses (422) more unpaid orders than one shopper may have (unpaid-limit.ts). Throws TryLater (429) after too many wrong coupon codes,
 * and after too many pieces ordered in a while (limit-ordered-pieces.ts).
 */
export async function placeOrder(context: PlaceOrderContext, user_id: string, request: PlaceOrderRequest): Promise<Outcome<Order>> {
  const { db } = context;
  const placeOnce = () => transact(db, (trx) => placeInTransaction(trx, context, user_id, request));
  return request.applied_coupon_code ? withCouponAttemptLimit(db, user_id, placeOnce) : placeOnce();
}

/** Returns the existing order if this request repeats one; otherwise orders the cart. */
async function placeInTransaction(
  trx: Transaction<Database>,
  context: PlaceOrderContext,
  user_id: string,
  request: PlaceOrderRequest,
): Promise<Outcome<Order>> {
  const customer = await lockCustomer(trx, user_id);
  if (!customer) return refuse('not_authorized');
  // lockOpenCart waits for another request that orders this cart, and then returns the cart with `ordered_at` set.
  const cart = await lockOpenCart(trx, user_id);
  const orderOfCart = cart?.ordered_at ? await findOrderOfCart(trx, cart.cart_id) : undefined;
  const lines = cart && !orderOfCart ? await listCartLines(trx, cart.cart_id) : [];
  const { idempotency_key: key } = request;
  const orderOfKey = key === undefined ? undefined : await findOrderByIdempotencyKey(trx, user_id, key);
  if (orderOfKey && !isSameRequest(orderOfKey, request, lines))
    return refuse('idempotency_key_reused', { data: { order_id: orderOfKey.order.order_id } });
  const existingOrder = orderOfKey ?? orderOfCart;
  if (existingOrder) return done(await loadOrderView(trx, existingOrder, { present: presentOrder, messages: request.messages }));
  if (!cart || lines.length === 0) return refuse('cart_empty');
  const { cart_id } = cart;
  const { settings } = context.snapshot.current().content;
  const placedOrder = await createOrderOfCart(
    trx,
    { user_id, customer, cart_id, lines, gift_promised: settings.new_member_offer },
    request,
  );
  if (!placedOrder.ok) return placedOrder;
  const { details, pieces } = placedOrder.value;
  const to = customer.verified_email;
  if (to) await writeConfirmationMail(trx, context.mailer, settings, { to, ...details });
  await limitOrderedPieces(trx, { user_id, email_verified: to !== null, ip_address: request.ip_address, pieces });
  return done(buildNewOrderView(details, settings.unpaid_hours, request.messages));
}

/**
 * Whether this request repeats the one that placed the order. Compares the lines of the open cart; if the cart is empty, as after a lost
 * response, the lines of the order. An order from before the shop stored hashes has none, and counts as the same request.
 */
function isSameRequest({ order, lines }: OrderDetails, request: PlaceOrderRequest, currentLines: readonly CartLine[]): boolean {
  const requestedLines = currentLines.length > 0 ? currentLines : lines;
  return order.request_hash === null || hashRequest(request, requestedLines).equals(order.request_hash);
}

/** `gift_promised`: whether the shop promises a free gift with a first order now. The order keeps it if the offer ends later. */
type CartOrder = { user_id: string; customer: Customer; cart_id: string; lines: readonly CartLine[]; gift_promised: boolean };

/** Locks stock before the coupon, and both as late as possible, because other orders wait for these locks. */
async function createOrderOfCart(
  trx: Transaction<Database>,
  { user_id, customer, cart_id, lines, gift_promised }: CartOrder,
  request: PlaceOrderRequest,
): Promise<Outcome<{ details: OrderDetails; pieces: number }>> {
  const { address, applied_coupon_code: code, expected_total, idempotency_key: key } = request;
  const shopper = { email_verified: customer.verified_email !== null, holds: await selectUnpaidHolds(trx, { user_id }) };
  const shownLines = await translateLines(trx, lines, request.language);
  const refusal = findUnavailableLineRefusal(shownLines) ?? findOrderCountRefusal(shopper);
  if (refusal) return refusal;
  const delivery = chooseDelivery(customer, address ? await listAddressLines(trx, user_id) : [], address);
  if (!delivery.ok) return delivery;
  const sums = await computeSubtotalAndShipping(trx, lines);
  if (!sums.ok) return sums;

  const order_id = randomUUID();
  const namedLines = shownLines.map((line) => ({ ...line, name: formatLineName(line) }));
  const reservation = await reserveStock(trx, order_id, namedLines);
  if (!reservation.ok) return reservation;
  const piecesRefusal = findPiecesRefusal(shopper, reservation.value);
  if (piecesRefusal) return piecesRefusal;
  const { subtotal_rwf } = sums.value;
  const coupon = code ? await redeemCoupon(trx, { order_id, user_id, code, subtotal_rwf }) : done(null);
  if (!coupon.ok) return coupon;
  const totals = computeTotal(sums.value, coupon.value, expected_total);
  if (!totals.ok) return totals;
  const valueRefusal = findValueRefusal(shopper, totals.value.total_rwf);
  if (valueRefusal) return valueRefusal;

  const { name: customer_name, email: customer_email } = customer;
  const order = {
    order_id,
    user_id,
    cart_id,
    idempotency_key: key ?? null,
    request_hash: hashRequest(request, lines),
    customer_name,
    customer_email,
    language: request.language,
    gift_promised,
    ...delivery.value,
    ...totals.value,
  };
  const details = await recordOrder(trx, order, toOrderLines(lines, shownLines, totals.value.discount_rwf));
  await markOrdered(trx, cart_id);
  return done({ details, pieces: reservation.value.pieces });
}
