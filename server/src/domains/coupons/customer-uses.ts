import { isPhone, normalisePhone } from '@uruhu/contract/rules/phone';
import type { Db } from '../../database/db.ts';
import { hasOrderedSince, hasPersonOrdered } from '../orders/orders.ts';
import type { CouponUse } from './coupon-refusal.ts';
import { createAccountFingerprint, createRedeemerFingerprints } from './customer-fingerprints.ts';
import { type CouponRow, countRedemptions, getCountedId, hasEarlierAccount, selectContact } from './queries.ts';

export type CustomerUses = {
  keys: Buffer[];
  email_verified: boolean;
  /** The facts on which findCouponRefusal decides about this coupon, without the subtotal. */
  findUse(coupon: CouponRow): Omit<CouponUse, 'subtotal_rwf'>;
};

type Customer = NonNullable<Awaited<ReturnType<typeof selectContact>>> & { user_id: string; keys: Buffer[] };

/**
 * Whether the customer has an order or an earlier account, so that a first-order coupon for everyone is not for her. Also finds the orders and
 * accounts that she made with the same phone or e-mail address.
 */
async function isReturningCustomer(db: Db, { user_id, phone, primary_phone, created_at, keys }: Customer): Promise<boolean> {
  const phones = [phone, primary_phone].filter(isPhone).map(normalisePhone);
  return (
    (await hasPersonOrdered(db, user_id, phones)) ||
    (await hasEarlierAccount(db, { account_key: createAccountFingerprint(user_id), created_at }, keys))
  );
}

/** Whether the customer has ordered since she verified her address. Before that she could not use her welcome coupon, so those orders do not count. */
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
  const usesById = await countRedemptions(db, coupons, keys);
  const firstOrderCoupons = coupons.filter(({ new_members_only }) => new_members_only);
  const hasOrderedForWelcome = firstOrderCoupons.some((coupon) => coupon.user_id !== null) && (await hasOrderedSinceVerified(db, customer));
  const hasOrderedForPublic = firstOrderCoupons.some((coupon) => coupon.user_id === null) && (await isReturningCustomer(db, customer));
  const findUse = (coupon: CouponRow) => ({
    now: contact.now,
    has_ordered: coupon.user_id === null ? hasOrderedForPublic : hasOrderedForWelcome,
    email_verified,
    earlier_uses: usesById.get(getCountedId(coupon)) ?? 0,
  });
  return { keys, email_verified, findUse };
}
