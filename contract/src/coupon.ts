import { z } from 'zod';
import { formatFieldCode } from './fields/field-code.ts';
import { rwf, time } from './fields/list.ts';
import { identifierText, untrustedUserId } from './fields/text.ts';
import { hasVisibleText } from './rules/clean-text.ts';

export const COUPON_TYPES = ['percentage', 'fixed'] as const;

/** A coupon that belongs to the shopper, with its rules. `discount` is in percent or francs, as `coupon_type` says. */
export const customerCoupon = z.object({
  coupon_id: z.string(),
  coupon_code: z.string(),
  coupon_type: z.enum(COUPON_TYPES),
  discount: z.int(),
  minimum_spend: rwf,
  starts_at: time,
  /** Null: the coupon does not expire. */
  ends_at: time.nullable(),
  /** Whether its owner must confirm her e-mail address before she can use it. */
  needs_verified_email: z.boolean(),
  /** Whether it is the welcome offer to a new member, for her first order. */
  new_members_only: z.boolean(),
});
export type CustomerCoupon = z.infer<typeof customerCoupon>;

export const validateCouponBody = z.object({
  user_id: untrustedUserId,
  coupon_code: identifierText(60, 'coupon_code_needed').refine(hasVisibleText, formatFieldCode('coupon_code_needed')),
});

/**
 * A coupon that applies to the shopper's cart. `discount_amount`: francs off the cart as it is now. It stays applied while the cart's subtotal
 * is at least `minimum_spend`.
 */
export const appliedCoupon = z.object({
  coupon_id: z.string(),
  coupon_code: z.string(),
  coupon_type: z.enum(COUPON_TYPES),
  discount: z.int(),
  discount_amount: rwf,
  minimum_spend: rwf,
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;

/**
 * The coupons that the shopper can use now, in the order in which they expire. `best`: the coupon that takes most off the cart as it is now
 * (of equal ones, the first to expire); null where none takes anything off. It is only proposed: an order uses a coupon only if the
 * request to place it contains the code. `gets_free_gift`: whether the shop promises a free gift with the shopper's next order.
 */
export const usableCoupons = z.object({ results: z.array(customerCoupon), best: appliedCoupon.nullable(), gets_free_gift: z.boolean() });
export type UsableCoupons = z.infer<typeof usableCoupons>;
