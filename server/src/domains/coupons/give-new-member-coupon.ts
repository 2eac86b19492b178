import { NEW_MEMBER_COUPON_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { isPhoneOrPair } from '@uruhu/contract/rules/phone';
import type { Db } from '../../database/db.ts';
import { createNewMemberCode } from './coupon-code.ts';
import { type ContactData, createAccountFingerprint, createFingerprints } from './customer-fingerprints.ts';
import {
  type CouponRow,
  deleteNewMemberCoupon,
  hasNewMemberCoupon,
  hasNewMemberOffer,
  insertCoupon,
  insertFingerprints,
  isKnownCustomer,
} from './queries.ts';

/** The coupon, or the reason why there is none. */
export type NewMemberCouponResult = { code: string; ends_at: Date } | { refused: 'known_customer' | 'not_offered' };

/** With 1 million of 113 million codes taken, two collisions in a row happen once in 10,000 draws. */
const ATTEMPTS_MAX = 10;

async function insertNewMemberCoupon(trx: Db, user_id: string): Promise<CouponRow> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const coupon = await insertCoupon(trx, {
      user_id,
      coupon_code: createNewMemberCode(),
      coupon_type: 'percentage',
      discount: NEW_MEMBER_PERCENT,
      valid_days: NEW_MEMBER_COUPON_DAYS,
      total_limit: 1,
      person_limit: 1,
      new_members_only: true,
    });
    if (coupon) return coupon;
  }
  throw new Error(`all ${ATTEMPTS_MAX} random coupon codes were taken`);
}

type NewAccount = ContactData & { user_id: string };

/** A new member needs a valid phone number, because any other text, which old accounts may have, does not identify a customer. */
const hasValidPhone = ({ phones }: ContactData) => phones.some(isPhoneOrPair);

/**
 * Gives a new account its coupon, unless its e-mail address or phone, in any spelling, belongs to a known customer. The coupon can be used
 * once the address is verified; only then decideNewMember records the fingerprints, as an unverified address may be a stranger's. Gives no
 * coupon while the shop does not make the offer.
 */
export async function giveNewMemberCoupon(trx: Db, { user_id, ...contact }: NewAccount): Promise<NewMemberCouponResult> {
  if (!(await hasNewMemberOffer(trx))) return { refused: 'not_offered' };
  if (await isKnownCustomer(trx, createFingerprints(contact))) return { refused: 'known_customer' };
  const { coupon_code, ends_at } = await insertNewMemberCoupon(trx, user_id);
  if (!ends_at) throw new Error('a coupon for new members has no end');
  return { code: coupon_code, ends_at };
}

/**
 * Decides once whether a shopper is a new member, in the transaction that first verifies the account's e-mail address. If she verifies two
 * accounts at the same time, only one counts as new. A new member keeps her coupon, or gets one if she has none and the shop still makes
 * the offer. A shopper who is no new member loses her coupon.
 */
export async function decideNewMember(trx: Db, { user_id, ...contact }: NewAccount): Promise<void> {
  const fingerprints = createFingerprints(contact);
  // Records all fingerprints even if one was known, so that a customer with a known phone is also recognised by the new address.
  const newFingerprintCount = await insertFingerprints(trx, createAccountFingerprint(user_id), fingerprints);
  const isNewMember = newFingerprintCount === fingerprints.length && hasValidPhone(contact);
  if (!isNewMember) await deleteNewMemberCoupon(trx, user_id);
  else if (!(await hasNewMemberCoupon(trx, user_id)) && (await hasNewMemberOffer(trx))) await insertNewMemberCoupon(trx, user_id);
}

/** Records another verified address of a shopper for whom decideNewMember has run, so that it identifies the customer too. */
export const recordCustomerFingerprints = async (trx: Db, { user_id, ...contact }: NewAccount): Promise<void> => {
  await insertFingerprints(trx, createAccountFingerprint(user_id), createFingerprints(contact));
};
