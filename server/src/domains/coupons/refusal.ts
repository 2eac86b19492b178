import { MESSAGE } from '@uruhu/contract/rules/messages';
import { formatRwf } from '@uruhu/contract/rules/money';
import { type Refused, refuse } from '../../outcome.ts';
import type { CouponRow } from './queries.ts';

type Rules = Pick<
  CouponRow,
  'starts_at' | 'ends_at' | 'total_limit' | 'person_limit' | 'redeemed' | 'new_members_only' | 'minimum_spend_rwf'
>;

/** What a coupon is to be used for, and by whom. */
export type Use = {
  now: Date;
  subtotal_rwf: number;
  /** How often this person has used it, in orders that stand. */
  times_by_person: number;
  /** The person has an earlier order that stands. */
  has_ordered: boolean;
};

const reached = (limit: number | null, times: number) => limit !== null && times >= limit;

/** Why a coupon cannot be used so; null where it can. Asked when it is applied, and again under its lock when an order is placed. */
export function couponRefusal(coupon: Rules, { now, subtotal_rwf, times_by_person, has_ordered }: Use): Refused | null {
  const reasons: readonly [boolean, string][] = [
    [coupon.starts_at > now, MESSAGE.couponNotYet],
    [coupon.ends_at !== null && coupon.ends_at <= now, MESSAGE.couponOver],
    [reached(coupon.person_limit, times_by_person), MESSAGE.couponUsed],
    [reached(coupon.total_limit, coupon.redeemed), MESSAGE.couponUsedUp],
    [coupon.new_members_only && has_ordered, MESSAGE.couponNewMembers],
    [subtotal_rwf < coupon.minimum_spend_rwf, `This coupon is for orders of ${formatRwf(coupon.minimum_spend_rwf)} or more`],
  ];
  const reason = reasons.find(([refuses]) => refuses);
  return reason ? refuse(422, reason[1]) : null;
}
