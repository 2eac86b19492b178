import type { OwnCoupon } from '@uruhu/contract/coupon';
import type { CouponRow } from './queries.ts';

/** A coupon as its owner sees it. */
export const presentCoupon = (row: CouponRow): OwnCoupon => ({
  coupon_id: row.coupon_id,
  coupon_code: row.coupon_code,
  coupon_type: row.coupon_type,
  discount: row.discount,
  minimum_spend: row.minimum_spend_rwf,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
});
