import { createHash, randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '@uruhu/contract/languages';
import type { OrderEntryRequest } from '@uruhu/contract/staff/orders/entry';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { writePhone } from '../../lib/phones.ts';
import { isUuid } from '../../lib/uuid.ts';
import { lockCustomer } from '../accounts/accounts.ts';
import { changeAsStaff } from '../audit/audit.ts';
import { type CartLine, createStaffCart, formatLineName, markOrdered, translateLines } from '../cart/cart.ts';
import { type RedeemedCoupon, redeemCoupon } from '../coupons/coupons.ts';
import { findRecipient, formatDelivery } from '../order-view/order-view.ts';
import { findOrderEnteredByStaff, recordOrder } from '../orders/orders.ts';
import { reserveStock } from '../stock/stock.ts';
import { findEnteredOrdersRefusal, findEnteredPiecesRefusal } from './entered-limit.ts';
import { toOrderLines } from './order-line.ts';
import { lockEnteringMember, lockIdempotencyKey, selectUnpaidHolds } from './queries.ts';
import { computeSubtotalAndShipping, computeTotal } from './totals.ts';
import { findUnavailableLineRefusal } from './unavailable-line.ts';
import { writeConfirmationMail } from './write-confirmation-mail.ts';

type EntryContext = Pick<AppContext, 'db' | 'mailer' | 'snapshot'>;
/** `language`: of the account, or what staff have chosen for a guest. */
type Buyer = { user_id: string | null; is_guest: boolean; customer_name: string; customer_email: string; language: Language };

/** The idempotency key that is stored. The prefix distinguishes keys of staff members from keys of shoppers. */
const buildStoredKey = (staff_id: string, { idempotency_key }: OrderEntryRequest) => `staff ${staff_id} ${idempotency_key}`;

/** SHA-256 of the request. The same key with another request is refused. */
function hashEntry({ idempotency_key: _, coupon_code, language, ...request }: OrderEntryRequest): Buffer {
  // Leaves out what a request from before these fields existed lacks, so that it has the same hash and can be repeated.
  const hashedFields = {
    ...request,
    ...(coupon_code === '' ? {} : { coupon_code }),
    ...(language === DEFAULT_LANGUAGE ? {} : { language }),
  };
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest();
}

/** The customer's account, or the name and address that staff entered. */
async function findBuyer(trx: Transaction<Database>, { customer_id, name, email, language }: OrderEntryRequest): Promise<Outcome<Buyer>> {
  if (customer_id === undefined) return done({ user_id: null, is_guest: true, customer_name: name, customer_email: email, language });
  const customer = isUuid(customer_id) ? await lockCustomer(trx, customer_id) : undefined;
  if (!customer) return refuse('customer_not_found', { fields: ['customer_id'] });
  const { name: customer_name, email: customer_email } = customer;
  return done({ user_id: customer_id, is_guest: false, customer_name, customer_email, language: findLanguage(customer.language) });
}

/**
 * Places an order that a staff member enters for a customer, by the steps of the checkout: with the same prices, delivery fee, stock and
 * refusals. Only a customer with an account can use a coupon. The limits on the customer's unpaid orders do not apply, as they protect the
 * shop from strangers; the member's own do (entered-limit.ts). A repeated idempotency key returns the existing order.
 */
export const enterOrder = (context: EntryContext, staff_id: string, entry: OrderEntryRequest): Promise<Outcome<{ order_id: string }>> =>
  changeAsStaff(context.db, { staff_id }, async (trx) => {
    const key = buildStoredKey(staff_id, entry);
    await lockIdempotencyKey(trx, key);
    const existingOrder = await findOrderEnteredByStaff(trx, key);
    if (existingOrder) {
      const { order_id, request_hash } = existingOrder.order;
      // Erasing the customer from an order erases the hash, too; the key alone then identifies the request.
      const isSameRequest = request_hash === null || request_hash.equals(hashEntry(entry));
      return isSameRequest ? done({ order_id }) : refuse('idempotency_key_reused', { data: { order_id } });
    }
    const buyer = await findBuyer(trx, entry);
    if (!buyer.ok) return buyer;
    const cart = await createStaffCart(trx, entry.lines);
    if (!cart.ok) return cart;
    return placeEnteredOrder(trx, context, { staff_id, key, entry, buyer: buyer.value, ...cart.value });
  });

/** A request to enter an order, with its customer and its cart. */
type PreparedEntry = { staff_id: string; key: string; entry: OrderEntryRequest; buyer: Buyer; cart_id: string; lines: CartLine[] };

type CouponRedemption = { order_id: string; buyer: Buyer; entry: OrderEntryRequest; subtotal_rwf: number };

async function redeemEnteredCoupon(
  trx: Transaction<Database>,
  { order_id, buyer: { user_id }, entry: { coupon_code: code }, subtotal_rwf }: CouponRedemption,
): Promise<Outcome<RedeemedCoupon | null>> {
  if (code === '' || user_id === null) return done(null);
  return redeemCoupon(trx, { order_id, user_id, code, subtotal_rwf });
}

async function placeEnteredOrder(
  trx: Transaction<Database>,
  { mailer, snapshot }: EntryContext,
  { staff_id, key, entry, buyer, cart_id, lines }: PreparedEntry,
): Promise<Outcome<{ order_id: string }>> {
  const { role } = await lockEnteringMember(trx, staff_id);
  const member = { role, holds: await selectUnpaidHolds(trx, { entered_by: staff_id }) };
  const refusal = findUnavailableLineRefusal(lines) ?? findEnteredOrdersRefusal(member);
  if (refusal) return refusal;
  const sums = await computeSubtotalAndShipping(trx, lines);
  if (!sums.ok) return sums;
  const shownLines = await translateLines(trx, lines, buyer.language);
  const { settings } = snapshot.current().content;
  const order_id = randomUUID();
  const reservation = await reserveStock(
    trx,
    order_id,
    lines.map((line) => ({ ...line, name: formatLineName(line) })),
  );
  if (!reservation.ok) return reservation;
  const piecesRefusal = findEnteredPiecesRefusal(member, reservation.value);
  if (piecesRefusal) return piecesRefusal;
  const coupon = await redeemEnteredCoupon(trx, { order_id, buyer, entry, ...sums.value });
  if (!coupon.ok) return coupon;
  const totals = computeTotal(sums.value, coupon.value, entry.expected_total);
  if (!totals.ok) return totals;
  const order = {
    order_id,
    cart_id,
    idempotency_key: key,
    request_hash: hashEntry(entry),
    entered_by: staff_id,
    ...buyer,
    gift_promised: !buyer.is_guest && settings.new_member_offer,
    customer_phone: writePhone(entry.phone),
    address: formatDelivery(entry),
    ...totals.value,
  };
  const details = await recordOrder(trx, order, toOrderLines(lines, shownLines, totals.value.discount_rwf), { staff_id });
  await markOrdered(trx, cart_id);
  const to = await findRecipient(trx, details.order);
  if (to) await writeConfirmationMail(trx, mailer, settings, { to, ...details });
  return done({ order_id });
}
