import { isPhone, normalisePhone } from '@uruhu/contract/rules/phone';
import type { Db } from '../../database/db.ts';
import { hasOrderedSince, hasPersonOrdered } from '../orders/orders.ts';
import type { CouponUse } from './coupon-refusal.ts';
import { createAccountFingerprint, createRedeemerFingerprints } from './customer-fingerprints.ts';
import { type CouponRow, countRedemptions, getCountedId, hasEarlierAccount, selectContact } from './queries.ts';

export type CustomerUses = {
  keys: Buffer[];
  email_verified: boolean;
  /** Everything that this coupon's refusal depends on, except the subtotal. */
  findUse(coupon: CouponRow): Omit<CouponUse, 'subtotal_rwf'>;
};

type Customer = NonNullable<Awaited<ReturnType<typeof selectContact>>> & { user_id: string; keys: Buffer[] };

/**
 * Whether an order or an earlier account of the person stands against coupons for a first order. Coupons that staff give to everyone look
 * at all orders and accounts by which the person is recognised.
 */
async function isReturningCustomer(db: Db, { user_id, phone, primary_phone, created_at, keys }: Customer): Promise<boolean> {
  const phones = [phone, primary_phone].filter(isPhone).map(normalisePhone);
  return (
    (await hasPersonOrdered(db, user_id, phones)) ||
    (await hasEarlierAccount(db, { account_key: createAccountFingerprint(user_id), created_at }, keys))
  );
}

/** Orders from before the address was verified do not count: the welcome coupon, which needs a verified one, could not be used for them. */
const hasOrderedSinceVerified = async (db: Db, { user_id, email_verified_at }: Customer): Promise<boolean> =>
  email_verified_at !== null && (await hasOrderedSince(db, user_id, email_verified_at));

/** A shopper's earlier uses of these coupons; undefined if the account was erased meanwhile. */
export async function findCustomerUses(db: Db, user_id: string, coupons: readonly CouponRow[]): Promise<CustomerUses | undefined> {
  const contact = await selectContact(db, user_id);
  if (!contact) return undefined;
  const email_verified = contact.email_verified_at !== null;
  // An unverified address may be a stranger's, so it does not identify the shopper.
  const keys = createRedeemerFingerprints({
    user_id,
    email: email_verified ? contact.email : null,
    phones: [contact.phone, contact.primary_phone],
  });
  const customer = { ...contact, user_id, keys };
  const times = await countRedemptions(db, coupons, keys);
  const firstOrderCoupons = coupons.filter(({ new_members_only }) => new_members_only);
  const has_ordered = {
    own: firstOrderCoupons.some((coupon) => coupon.user_id !== null) && (await hasOrderedSinceVerified(db, customer)),
    everyones: firstOrderCoupons.some((coupon) => coupon.user_id === null) && (await isReturningCustomer(db, customer)),
  };
  const findUse = (coupon: CouponRow) => ({
    now: contact.now,
    has_ordered: coupon.user_id === null ? has_ordered.everyones : has_ordered.own,
    email_verified,
    times_by_person: times.get(getCountedId(coupon)) ?? 0,
  });
  return { keys, email_verified, findUse };
}
