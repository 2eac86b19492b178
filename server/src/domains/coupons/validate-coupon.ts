import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { computeSubtotal } from '@uruhu/contract/rules/prices/price';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { listOpenCartLines } from '../cart/cart.ts';
import { withCouponAttemptLimit } from './attempt-limit.ts';
import { normaliseCouponCode } from './coupon-code.ts';
import { type CouponUse, findCouponRefusal } from './coupon-refusal.ts';
import { isUsableBy } from './customer-bounds.ts';
import { findCustomerUses } from './customer-uses.ts';
import { presentAppliedCoupon } from './present.ts';
import { type CouponRow, selectCoupon } from './queries.ts';

type CouponOfCustomer = { coupon: CouponRow; use: Omit<CouponUse, 'subtotal_rwf'> };

async function findCouponOfCustomer(db: Db, user_id: string, code: string): Promise<Outcome<CouponOfCustomer>> {
  const coupon = await selectCoupon(db, normaliseCouponCode(code));
  if (!coupon || !isUsableBy(coupon, user_id)) return refuse('coupon_not_found');
  const uses = await findCustomerUses(db, user_id, [coupon]);
  // Without uses, the account has been erased.
  return uses ? done({ coupon, use: uses.buildUse(coupon) }) : refuse('not_authorized');
}

/**
 * Computes the discount of a coupon on the shopper's open cart. Refuses (404) if this shopper has no such coupon, and (422) with the reason
 * if it cannot be used. Stores nothing: placing the order checks the coupon again. Throws TryLater (429) after too many wrong codes.
 */
export const validateCoupon = (db: Db, user_id: string, code: string): Promise<Outcome<AppliedCoupon>> =>
  withCouponAttemptLimit(db, user_id, async () => {
    const foundCoupon = await findCouponOfCustomer(db, user_id, code);
    if (!foundCoupon.ok) return foundCoupon;
    const lines = (await listOpenCartLines(db, user_id)).filter(({ isOrderable }) => isOrderable);
    if (lines.length === 0) return refuse('cart_empty');
    const subtotal_rwf = computeSubtotal(lines);
    const { coupon, use } = foundCoupon.value;
    return findCouponRefusal(coupon, { ...use, subtotal_rwf }) ?? done(presentAppliedCoupon(coupon, subtotal_rwf));
  });

/**
 * Computes a customer's discount for staff, by the same rules; staff may try as many codes as they like. Refuses (404) a customer who has
 * erased her account.
 */
export async function quoteCoupon(
  db: Db,
  { user_id, code, subtotal_rwf }: { user_id: string; code: string; subtotal_rwf: number },
): Promise<Outcome<AppliedCoupon>> {
  const foundCoupon = await findCouponOfCustomer(db, user_id, code);
  if (!foundCoupon.ok)
    return foundCoupon.code === 'not_authorized' ? refuse('customer_not_found', { fields: ['customer_id'] }) : foundCoupon;
  const { coupon, use } = foundCoupon.value;
  return findCouponRefusal(coupon, { ...use, subtotal_rwf }) ?? done(presentAppliedCoupon(coupon, subtotal_rwf));
}
