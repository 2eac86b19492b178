/** Codes that make an order cheaper. */

export { couponsData } from './coupons-data.ts';
export { giveNewMemberCoupon, type NewMemberCoupon } from './give-new-member-coupon.ts';
export { guess as guessCode } from './guesses.ts';
export { forgetOldKeys, releaseRedemption as releaseCoupon } from './queries.ts';
export { type Redeemed, redeemCoupon } from './redeem-coupon.ts';
export { couponRoutes } from './shop.routes.ts';
