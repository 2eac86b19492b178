import type { AdminCoupon, CouponBatch } from '@uruhu/contract/staff/coupons';
import type { AdminCouponRow, BatchRow } from './queries.ts';

const presentRules = (row: AdminCouponRow | BatchRow) => ({
  coupon_type: row.coupon_type,
  discount: row.discount,
  minimum_spend: row.minimum_spend_rwf,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  total_limit: row.total_limit,
  person_limit: row.person_limit,
  new_members_only: row.new_members_only,
  discount_given: row.discount_given,
  sales: row.sales,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** A coupon for staff. It has no customer id, because staff need another permission to see customers. */
export const presentAdminCoupon = (row: AdminCouponRow): AdminCoupon => ({
  ...presentRules(row),
  coupon_id: row.coupon_id,
  coupon_code: row.coupon_code,
  note: row.note,
  kind: row.kind,
  state: row.state,
  coupon_batch_id: row.coupon_batch_id,
  batch_name: row.batch_name,
  uses: row.redeemed,
  was_used: row.was_used,
});

export const presentBatch = (row: BatchRow): CouponBatch => ({
  ...presentRules(row),
  coupon_batch_id: row.coupon_batch_id,
  name: row.name,
  prefix: row.prefix,
  count: row.count,
  state: row.state,
  used_codes: row.used_codes,
});
