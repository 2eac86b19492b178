import { appliedCoupon, usableCoupons, validateCouponBody } from '../coupon.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply } from './replies.ts';

const tag = 'orders';

/** Why a coupon takes nothing off a cart. */
export const COUPON_REFUSALS = [
  'coupon_not_found',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_already_used',
  'coupon_for_first_order',
  'coupon_needs_verified_email',
  'coupon_minimum_spend',
] as const;

export const couponEndpoints = {
  coupons: defineEndpoint(SHOP_PATHS.coupons, {
    tag,
    summary: "The shopper's usable coupons, in the order in which they expire, and the one that takes most off the cart",
    access: 'shopper',
    cost: { cpu: 2, database: 7 },
    reply: usableCoupons,
    refusals: [],
  }),
  validateCoupon: defineEndpoint(SHOP_PATHS.validateCoupon, {
    tag,
    summary: 'What a coupon takes off the cart now; placing the order checks the coupon again',
    access: 'shopper',
    cost: { cpu: 3, database: 15 },
    body: validateCouponBody,
    reply: dataReply(appliedCoupon),
    refusals: ['cart_empty', ...COUPON_REFUSALS],
  }),
};
