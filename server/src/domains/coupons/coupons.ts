/**
 * Coupons: codes that discount an order.
 *
 * Triggers (database/migrations/0066-baseline/23-coupons.sql): coupon_batches_version, coupon_batches_audit, coupon_batches_ends,
 * coupon_batches_rules_kept, coupons_nothing_redeemed_yet, coupons_redeemed_follows, coupons_version, coupons_audit_insert,
 * coupons_audit_update, coupons_audit_delete, coupons_used_terms, coupons_used_kept, coupon_redemptions_kept,
 * coupon_redemptions_never_emptied, coupon_redemptions_written_once, coupon_redemptions_counted, coupon_redemptions_given_back.
 */

export { createAdminCouponHandlers } from './admin/handlers.ts';
export { withCouponAttemptLimit } from './attempt-limit.ts';
export { decideNewMember, giveNewMemberCoupon, recordCustomerFingerprints } from './give-new-member-coupon.ts';
export { createCouponHandlers } from './handlers.ts';
export { listOwnedCoupons } from './list-owned-coupons.ts';
export { deleteOldRedemptionFingerprints, releaseRedemption as releaseCoupon } from './queries.ts';
export { type RedeemedCoupon, redeemCoupon } from './redeem-coupon.ts';
export { quoteCoupon } from './validate-coupon.ts';
