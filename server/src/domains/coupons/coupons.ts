/** Coupons: codes that discount an order. */

export { createAdminCouponHandlers } from './admin/handlers.ts';
export { withCouponAttemptLimit } from './attempt-limit.ts';
export { decideNewMember, giveNewMemberCoupon, recordCustomerFingerprints } from './give-new-member-coupon.ts';
export { createCouponHandlers } from './handlers.ts';
export { listOwnedCoupons } from './list-owned-coupons.ts';
export { deleteOldRedemptionFingerprints, releaseRedemption as releaseCoupon } from './queries.ts';
export { type RedeemedCoupon, redeemCoupon } from './redeem-coupon.ts';
export { quoteCoupon } from './validate-coupon.ts';
