import { type Refusal, refuse } from '../../lib/outcome.ts';
import { isLimitedPerCustomer } from './coupon-code.ts';
import type { CouponRow } from './queries.ts';

type CouponRules = Pick<
  CouponRow,
  'starts_at' | 'ends_at' | 'total_limit' | 'person_limit' | 'redeemed' | 'new_members_only' | 'minimum_spend_rwf' | 'user_id'
>;

/** The cart and the customer that a coupon is used for. */
export type CouponUse = {
  now: Date;
  subtotal_rwf: number;
  /** How often this customer has used it or another code of its batch, in orders that are not cancelled. */
  times_by_person: number;
  /** The customer has an earlier order or, for a coupon that is for everyone, an earlier account. */
  has_ordered: boolean;
  email_verified: boolean;
};

const isReached = (limit: number | null, times: number) => limit !== null && times >= limit;

/**
 * The refusal if the coupon cannot be used; else null. Checked when the shopper applies it, and again under its lock when the order is
 * placed.
 */
export function findCouponRefusal(
  coupon: CouponRules,
  { now, subtotal_rwf, times_by_person, has_ordered, email_verified }: CouponUse,
): Refusal | null {
  const reasons: readonly [boolean, Refusal][] = [
    [coupon.starts_at > now, refuse('coupon_not_started')],
    [coupon.ends_at !== null && coupon.ends_at <= now, refuse('coupon_expired')],
    [isReached(coupon.person_limit, times_by_person), refuse('coupon_already_used')],
    [isReached(coupon.total_limit, coupon.redeemed), refuse('coupon_used_up')],
    [coupon.new_members_only && has_ordered, refuse('coupon_for_first_order')],
    [isLimitedPerCustomer(coupon) && !email_verified, refuse('coupon_needs_verified_email')],
    [subtotal_rwf < coupon.minimum_spend_rwf, refuse('coupon_minimum_spend', { values: { minimum_rwf: coupon.minimum_spend_rwf } })],
  ];
  return reasons.find(([applies]) => applies)?.[1] ?? null;
}
