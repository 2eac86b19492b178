import { type Refusal, refuse } from '../../../lib/outcome.ts';

type Rules = { coupon_type: 'percentage' | 'fixed'; discount: number; starts_at: Date; ends_at: Date | null };

/** The refusal if these rules contradict each other; else null. */
export function findRuleRefusal({ coupon_type, discount, starts_at, ends_at }: Rules): Refusal | null {
  if (coupon_type === 'percentage' && discount > 100) return refuse('coupon_percent_too_large', { fields: ['discount'] });
  if (ends_at !== null && ends_at <= starts_at) return refuse('coupon_ends_before_start', { fields: ['ends_at'] });
  return null;
}

type NewRules = {
  coupon_type: 'percentage' | 'fixed';
  discount: number;
  minimum_spend: number;
  starts_at: string | null;
  ends_at: string | null;
  total_limit: number | null;
  person_limit: number | null;
  new_members_only: boolean;
};

export const parseTime = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** The columns of a new coupon or batch. `now`: the start if the rules have none. */
export const toRuleColumns = ({ minimum_spend, starts_at, ends_at, ...rules }: NewRules, now: Date) => ({
  coupon_type: rules.coupon_type,
  discount: rules.discount,
  minimum_spend_rwf: minimum_spend,
  starts_at: parseTime(starts_at) ?? now,
  ends_at: parseTime(ends_at),
  total_limit: rules.total_limit,
  person_limit: rules.person_limit,
  new_members_only: rules.new_members_only,
});
