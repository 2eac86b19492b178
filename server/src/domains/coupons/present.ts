import type { OwnCoupon } from '@uruhu/contract/coupon';
import { isForOnePerson } from './coupon-code.ts';
import type { CouponRow } from './queries.ts';

/** A coupon for its owner. `email_verified`: the owner's. */
export const presentCoupon = (row: CouponRow, email_verified: boolean): OwnCoupon => ({
  coupon_id: row.coupon_id,
  coupon_code: row.coupon_code,
  coupon_type: row.coupon_type,
  discount: row.discount,
  minimum_spend: row.minimum_spend_rwf,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  needs_verified_email: !email_verified && isForOnePerson(row),
  new_members_only: row.new_members_only,
});
