import type { Db } from '../../http/parts.ts';
import { orderCountsOf } from '../orders/orders.ts';
import { redeemerKeys } from './person-keys.ts';
import { type CouponRow, countRedemptions, selectReached } from './queries.ts';
import type { Use } from './refusal.ts';

export type PersonUses = {
  keys: Buffer[];
  /** What this coupon's refusal depends on, but for what the cart costs. */
  of(coupon: CouponRow): Omit<Use, 'subtotal_rwf'>;
};

/** What a person has done with these coupons; undefined: the account was erased meanwhile. */
export async function personUses(db: Db, user_id: string, coupons: readonly CouponRow[]): Promise<PersonUses | undefined> {
  const person = await selectReached(db, user_id);
  if (!person) return undefined;
  const keys = redeemerKeys({ user_id, email: person.email, phones: [person.phone, person.primary_phone] });
  const coupon_ids = coupons.map(({ coupon_id }) => coupon_id);
  const times = await countRedemptions(db, coupon_ids, keys);
  const { cancelled, ...standing } = await orderCountsOf(db, user_id);
  const has_ordered = Object.values(standing).some((count) => count > 0);
  const now = new Date();
  return { keys, of: ({ coupon_id }) => ({ now, has_ordered, times_by_person: times.get(coupon_id) ?? 0 }) };
}
