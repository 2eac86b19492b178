import type { Db } from '../../database/db.ts';
import { hasOrderedSince } from '../orders/orders.ts';
import type { CouponUse } from './coupon-refusal.ts';
import { createRedeemerFingerprints } from './customer-fingerprints.ts';
import { type CouponRow, countRedemptions, selectContact } from './queries.ts';

export type CustomerUses = {
  keys: Buffer[];
  email_verified: boolean;
  /** Everything that this coupon's refusal depends on, except the subtotal. */
  findUse(coupon: CouponRow): Omit<CouponUse, 'subtotal_rwf'>;
};

/** A shopper's earlier uses of these coupons; undefined if the account was erased meanwhile. */
export async function findCustomerUses(db: Db, user_id: string, coupons: readonly CouponRow[]): Promise<CustomerUses | undefined> {
  const customer = await selectContact(db, user_id);
  if (!customer) return undefined;
  const email_verified = customer.email_verified_at !== null;
  // An unverified address may be a stranger's, so it does not identify the shopper.
  const keys = createRedeemerFingerprints({
    user_id,
    email: email_verified ? customer.email : null,
    phones: [customer.phone, customer.primary_phone],
  });
  const coupon_ids = coupons.map(({ coupon_id }) => coupon_id);
  const times = await countRedemptions(db, coupon_ids, keys);
  // Orders from before the address was verified do not count: the welcome coupon could not be used for them.
  const has_ordered = customer.email_verified_at !== null && (await hasOrderedSince(db, user_id, customer.email_verified_at));
  const findUse = ({ coupon_id }: CouponRow) => ({
    now: customer.now,
    has_ordered,
    email_verified,
    times_by_person: times.get(coupon_id) ?? 0,
  });
  return { keys, email_verified, findUse };
}
