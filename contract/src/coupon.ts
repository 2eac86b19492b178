import { z } from 'zod';
import { rwf, time } from './list.ts';
import { MESSAGE } from './rules/messages.ts';
import { claimedUserId, line } from './text.ts';

export const COUPON_TYPES = ['percentage', 'fixed'] as const;

/** A coupon of the person's own, with its rules. `discount` is percent or francs, as `coupon_type` says. */
export const ownCoupon = z.object({
  coupon_id: z.string(),
  coupon_code: z.string(),
  coupon_type: z.enum(COUPON_TYPES),
  discount: z.int(),
  minimum_spend: rwf,
  starts_at: time,
  /** Null: it does not end. */
  ends_at: time.nullable(),
});
export type OwnCoupon = z.infer<typeof ownCoupon>;

/** Those that can be used now, the one that ends first before the others. */
export const ownCoupons = z.object({ results: z.array(ownCoupon) });
export type OwnCoupons = z.infer<typeof ownCoupons>;

export const couponValidate = z.object({
  user_id: claimedUserId,
  coupon_code: line(60, MESSAGE.couponNeeded).refine((text) => text !== '', MESSAGE.couponNeeded),
});

/** A coupon that the person's cart can have now. `discount_amount`: francs off the cart as it is. */
export const appliedCoupon = z.object({
  coupon_id: z.string(),
  coupon_code: z.string(),
  coupon_type: z.enum(COUPON_TYPES),
  discount: z.int(),
  discount_amount: rwf,
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;
