/** Coupons: codes that discount an order. */

export { withCouponAttemptLimit } from './attempt-limit.ts';
export { couponsData } from './coupons-data.ts';
export { decideNewMember, giveNewMemberCoupon, type NewMemberCoupon, noteNewMember } from './give-new-member-coupon.ts';
export { couponHandlers } from './handlers.ts';
export { forgetOldKeys, releaseRedemption as releaseCoupon } from './queries.ts';
export { type Redeemed, redeemCoupon } from './redeem-coupon.ts';
