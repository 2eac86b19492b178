import type { Db } from '../../database/db.ts';
import { writePhones } from '../../lib/phones.ts';
import { hasOrderedSince, hasShopperOrdered } from '../orders/orders.ts';
import type { CouponUse } from './coupon-refusal.ts';
import { createAccountFingerprint, createRedeemerFingerprints } from './customer-fingerprints.ts';
import { type CouponRow, countRedemptions, getBatchOrCouponId, hasEarlierAccount, selectContact } from './queries.ts';

export type CustomerUses = {
  fingerprints: Buffer[];
  email_verified: boolean;
  /** The facts on which findCouponRefusal decides about this coupon, without the subtotal. */
  buildUse(coupon: CouponRow): Omit<CouponUse, 'subtotal_rwf'>;
};

type Customer = NonNullable<Awaited<ReturnType<typeof selectContact>>> & { user_id: string; fingerprints: Buffer[] };

/**
 * Whether the customer has ordered before or has had another account, so that she cannot use a first-order coupon that has no owner. Also
 * counts orders and accounts with the same phone number, and accounts with the same verified e-mail address.
 */
async function isReturningCustomer(db: Db, { user_id, phone, primary_phone, created_at, fingerprints }: Customer): Promise<boolean> {
  // Older orders have the numbers of other countries as they were typed.
  const phones = [phone, primary_phone].flatMap((typed) => (typed === '' ? [] : [typed, ...writePhones(typed)]));
  return (
    (await hasShopperOrdered(db, user_id, phones)) ||
    (await hasEarlierAccount(db, { account_key: createAccountFingerprint(user_id), created_at }, fingerprints))
  );
}

/**
 * Whether the customer has ordered since she verified her address. Before that she could not use her welcome coupon, so those orders do not
 * count.
 */
const hasOrderedSinceVerification = async (db: Db, { user_id, email_verified_at }: Customer): Promise<boolean> =>
  email_verified_at !== null && (await hasOrderedSince(db, user_id, email_verified_at));

/** A shopper's earlier uses of these coupons; undefined if the account was erased meanwhile. */
export async function findCustomerUses(db: Db, user_id: string, coupons: readonly CouponRow[]): Promise<CustomerUses | undefined> {
  const contact = await selectContact(db, user_id);
  if (!contact) return undefined;
  const email_verified = contact.email_verified_at !== null;
  // An unverified address may be a stranger's, so it does not identify the shopper.
  const fingerprints = createRedeemerFingerprints({
    user_id,
    email: email_verified ? contact.email : null,
    phones: [contact.phone, contact.primary_phone],
  });
  const customer = { ...contact, user_id, fingerprints };
  const usesByBatchOrCoupon = await countRedemptions(db, coupons, fingerprints);
  const firstOrderCoupons = coupons.filter(({ new_members_only }) => new_members_only);
  const hasOwnerOrdered = firstOrderCoupons.some((coupon) => coupon.user_id !== null) && (await hasOrderedSinceVerification(db, customer));
  const isReturning = firstOrderCoupons.some((coupon) => coupon.user_id === null) && (await isReturningCustomer(db, customer));
  const buildUse = (coupon: CouponRow) => ({
    now: contact.now,
    is_returning: coupon.user_id === null ? isReturning : hasOwnerOrdered,
    email_verified,
    earlier_uses: usesByBatchOrCoupon.get(getBatchOrCouponId(coupon)) ?? 0,
  });
  return { fingerprints, email_verified, buildUse };
}
