import type { OwnCoupon } from '@uruhu/contract/coupon';
import type { Db } from '../../database/db.ts';
import { findCustomerUses } from './person-uses.ts';
import { presentCoupon } from './present.ts';
import { selectCouponsByUser } from './queries.ts';
import { findCouponRefusal } from './refusal.ts';

/**
 * The shopper's own coupons that can be used now, apart from minimum spend and a verified e-mail address; the first to expire comes first.
 */
export async function listUsableCoupons(db: Db, user_id: string): Promise<OwnCoupon[]> {
  const coupons = await selectCouponsByUser(db, user_id);
  const uses = await findCustomerUses(db, user_id, coupons);
  if (!uses) return [];
  return coupons
    .filter(
      (coupon) => findCouponRefusal(coupon, { ...uses.of(coupon), email_verified: true, subtotal_rwf: Number.POSITIVE_INFINITY }) === null,
    )
    .map((coupon) => presentCoupon(coupon, uses.email_verified));
}
