import type { AppliedCoupon, CustomerCoupon } from '@uruhu/contract/coupon';
import { computeDiscount } from '@uruhu/contract/rules/prices/discount';
import { isLimitedPerCustomer } from './customer-bounds.ts';
import type { CouponRow } from './queries.ts';

/** A coupon for its owner. `email_verified`: whether the owner's address is verified. */
export const presentCoupon = (row: CouponRow, email_verified: boolean): CustomerCoupon => ({
  coupon_id: row.coupon_id,
  coupon_code: row.coupon_code,
  coupon_type: row.coupon_type,
  discount: row.discount,
  minimum_spend: row.minimum_spend_rwf,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  needs_verified_email: !email_verified && isLimitedPerCustomer(row),
  new_members_only: row.new_members_only,
});

/** A coupon that applies to a cart, with the discount. */
export const presentAppliedCoupon = (coupon: CouponRow, subtotal_rwf: number): AppliedCoupon => {
  const { coupon_id, coupon_code, coupon_type, discount, minimum_spend_rwf: minimum_spend } = coupon;
  return { coupon_id, coupon_code, coupon_type, discount, discount_amount: computeDiscount(coupon, subtotal_rwf), minimum_spend };
};
