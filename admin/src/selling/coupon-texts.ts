import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminCoupon, CouponBatch, CouponState } from '@uruhu/contract/staff/coupons';
import { formatTime } from '#admin/lib/format.ts';
import type { Tone } from '#admin/ui/badge.tsx';

export const COUPON_STATE_TEXTS: Readonly<Record<CouponState, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'good' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  expired: { label: 'Ended', tone: 'quiet' },
  used_up: { label: 'Used up', tone: 'quiet' },
};

type Rules = Pick<
  AdminCoupon | CouponBatch,
  'coupon_type' | 'discount' | 'minimum_spend' | 'starts_at' | 'ends_at' | 'total_limit' | 'person_limit' | 'new_members_only'
>;

export const describeDiscount = ({ coupon_type, discount }: Pick<Rules, 'coupon_type' | 'discount'>): string =>
  coupon_type === 'percentage' ? `${discount} %` : formatRwf(discount);

export const describeEnd = ({ ends_at }: Pick<Rules, 'ends_at'>): string => (ends_at ? formatTime(ends_at) : 'No end');

const describeLimit = (limit: number | null) => (limit === null ? 'No limit' : limit.toLocaleString('en-US'));

/** The rules as labels and values, for pages on which they cannot be changed. */
export const listRules = (rules: Rules) => ({
  Discount: describeDiscount(rules),
  'Minimum spend': formatRwf(rules.minimum_spend),
  Starts: formatTime(rules.starts_at),
  Ends: describeEnd(rules),
  'Uses of one code': describeLimit(rules.total_limit),
  'Uses by one customer': describeLimit(rules.person_limit),
  For: rules.new_members_only ? 'First orders only' : 'All customers',
});
