import type { OwnCoupon } from '@uruhu/contract/coupon';
import type { Db } from '../../http/parts.ts';
import { personUses } from './person-uses.ts';
import { presentCoupon } from './present.ts';
import { selectCouponsOf } from './queries.ts';
import { couponRefusal } from './refusal.ts';

/** The person's own that can be used now, if the cart is worth it; the one that ends first before the others. */
export async function usableCoupons(db: Db, user_id: string): Promise<OwnCoupon[]> {
  const coupons = await selectCouponsOf(db, user_id);
  const uses = await personUses(db, user_id, coupons);
  if (!uses) return [];
  return coupons
    .filter((coupon) => couponRefusal(coupon, { ...uses.of(coupon), subtotal_rwf: Number.POSITIVE_INFINITY }) === null)
    .map(presentCoupon);
}
