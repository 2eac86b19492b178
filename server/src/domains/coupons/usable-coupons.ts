import type { AppliedCoupon, UsableCoupons } from '@uruhu/contract/coupon';
import { computeSubtotal } from '@uruhu/contract/rules/prices/price';
import type { Db } from '../../database/db.ts';
import { listOpenCartLines } from '../cart/cart.ts';
import { findCouponRefusal } from './coupon-refusal.ts';
import { type CustomerUses, findCustomerUses } from './customer-uses.ts';
import { presentAppliedCoupon, presentCoupon } from './present.ts';
import { type CouponRow, selectCouponsByUser, willGetFreeGift } from './queries.ts';

/**
 * The coupon with the largest discount on the cart by the rules of placing an order; the first of several with the same discount. Null if
 * no coupon takes anything off.
 */
async function findBestCoupon(db: Db, user_id: string, coupons: readonly CouponRow[], uses: CustomerUses): Promise<AppliedCoupon | null> {
  if (coupons.length === 0) return null;
  const subtotal_rwf = computeSubtotal((await listOpenCartLines(db, user_id)).filter(({ isOrderable }) => isOrderable));
  let best: AppliedCoupon | null = null;
  for (const coupon of coupons) {
    if (findCouponRefusal(coupon, { ...uses.buildUse(coupon), subtotal_rwf })) continue;
    const appliedCoupon = presentAppliedCoupon(coupon, subtotal_rwf);
    if (appliedCoupon.discount_amount > (best?.discount_amount ?? 0)) best = appliedCoupon;
  }
  return best;
}

/**
 * The coupons of the shopper, the first to expire first, and the best one for her cart. Includes coupons for which her cart is too small or
 * her e-mail address not verified yet.
 */
export async function findUsableCoupons(db: Db, user_id: string): Promise<UsableCoupons> {
  const coupons = await selectCouponsByUser(db, user_id);
  const uses = await findCustomerUses(db, user_id, coupons);
  if (!uses) return { results: [], best: null, gets_free_gift: false };
  const usableCoupons = coupons.filter(
    (coupon) =>
      findCouponRefusal(coupon, { ...uses.buildUse(coupon), email_verified: true, subtotal_rwf: Number.POSITIVE_INFINITY }) === null,
  );
  return {
    results: usableCoupons.map((coupon) => presentCoupon(coupon, uses.email_verified)),
    best: await findBestCoupon(db, user_id, usableCoupons, uses),
    gets_free_gift: await willGetFreeGift(db, user_id),
  };
}
