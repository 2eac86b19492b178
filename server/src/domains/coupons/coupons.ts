/** Coupons: codes that discount an order. */

export { createAdminCouponHandlers } from './admin/handlers.ts';
export { withCouponAttemptLimit } from './attempt-limit.ts';
export { decideNewMember, giveNewMemberCoupon, type NewMemberCoupon, recordNewMember } from './give-new-member-coupon.ts';
export { createCouponHandlers } from './handlers.ts';
export { listCouponsForExport } from './list-coupons-for-export.ts';
export { deleteOldFingerprints, releaseRedemption as releaseCoupon } from './queries.ts';
export { type RedeemedCoupon, redeemCoupon } from './redeem-coupon.ts';
export { quoteCoupon } from './validate-coupon.ts';
