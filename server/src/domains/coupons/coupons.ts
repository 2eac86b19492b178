/** Codes that make an order cheaper. */

export { couponsData } from './coupons-data.ts';
export { giveNewMemberCoupon, type NewMemberCoupon } from './give-new-member-coupon.ts';
export { couponRoutes } from './shop.routes.ts';
