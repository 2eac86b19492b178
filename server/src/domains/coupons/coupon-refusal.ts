import { type Refusal, refuse } from '../../lib/outcome.ts';
import { isLimitedPerCustomer } from './customer-bounds.ts';
import type { CouponRow } from './queries.ts';

/** `redeemed`: how many orders that are not cancelled have used the coupon. */
type CouponRules = Pick<
  CouponRow,
  'starts_at' | 'ends_at' | 'total_limit' | 'person_limit' | 'redeemed' | 'new_members_only' | 'minimum_spend_rwf' | 'user_id'
>;

/** The cart and the customer that a coupon is used for. */
export type CouponUse = {
  now: Date;
  subtotal_rwf: number;
  /** How many orders of this customer that are not cancelled have used the coupon or another code of its batch. */
  earlier_uses: number;
  /**
   * Whether the customer counts as returning, so that a coupon for new members is refused. For a coupon without an owner: whether she has
   * an earlier order or an earlier account. For a coupon with an owner: whether she has ordered since she verified her e-mail address, as
   * she could not use the coupon before.
   */
  is_returning: boolean;
  email_verified: boolean;
};

const isReached = (limit: number | null, uses: number) => limit !== null && uses >= limit;

/**
 * The refusal if the coupon cannot be used; else null. The shop checks this when the shopper applies the coupon, and again, with the coupon
 * locked, when she places the order.
 */
export function findCouponRefusal(
  coupon: CouponRules,
  { now, subtotal_rwf, earlier_uses, is_returning, email_verified }: CouponUse,
): Refusal | null {
  const rules: readonly [isBroken: boolean, refusal: Refusal][] = [
    [coupon.starts_at > now, refuse('coupon_not_started')],
    [coupon.ends_at !== null && coupon.ends_at <= now, refuse('coupon_expired')],
    [isReached(coupon.person_limit, earlier_uses), refuse('coupon_already_used')],
    [isReached(coupon.total_limit, coupon.redeemed), refuse('coupon_used_up')],
    [coupon.new_members_only && is_returning, refuse('coupon_for_first_order')],
    [isLimitedPerCustomer(coupon) && !email_verified, refuse('coupon_needs_verified_email')],
    [subtotal_rwf < coupon.minimum_spend_rwf, refuse('coupon_minimum_spend', { values: { minimum_rwf: coupon.minimum_spend_rwf } })],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1] ?? null;
}
