import { discountOf } from '@uruhu/contract/rules/discount';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, type Refused, refuse } from '../../outcome.ts';
import { canonicalCode, isFor } from './coupon-code.ts';
import { personUses } from './person-uses.ts';
import { type CouponRow, insertRedemption, lockCoupon } from './queries.ts';
import { couponRefusal } from './refusal.ts';

export type Redeemed = Pick<CouponRow, 'coupon_code' | 'coupon_type'> & { discount_rwf: number };
type Redeeming = { order_id: string; user_id: string; code: string; subtotal_rwf: number };

/** What the database itself refuses, whoever has not looked before. */
const LIMITS: Readonly<Record<string, string>> = {
  coupons_within_limit: MESSAGE.couponUsedUp,
  coupons_within_person_limit: MESSAGE.couponUsed,
};

function limitRefusal(error: unknown): Refused | null {
  const { constraint } = error as { constraint?: string };
  const message = LIMITS[constraint ?? ''];
  return message ? refuse(422, message) : null;
}

/**
 * Uses a coupon for an order, which may be written later in the same transaction, and answers what it takes off. 404 where there is no
 * such coupon for this person, 422 with the reason where it cannot be used; the caller then gives up its transaction.
 */
export async function redeemCoupon(
  trx: Transaction<Database>,
  { order_id, user_id, code, subtotal_rwf }: Redeeming,
): Promise<Outcome<Redeemed>> {
  const coupon = await lockCoupon(trx, canonicalCode(code));
  if (!coupon || !isFor(coupon, user_id)) return refuse(404, MESSAGE.couponMissing);
  const uses = await personUses(trx, user_id, [coupon]);
  if (!uses) return refuse(401, MESSAGE.notAuthorized);
  const refusal = couponRefusal(coupon, { ...uses.of(coupon), subtotal_rwf });
  if (refusal) return refusal;
  try {
    await insertRedemption(trx, { order_id, coupon_id: coupon.coupon_id, person_keys: uses.keys });
  } catch (error) {
    const limit = limitRefusal(error);
    if (limit) return limit;
    throw error;
  }
  const { coupon_code, coupon_type } = coupon;
  return done({ coupon_code, coupon_type, discount_rwf: discountOf(coupon, subtotal_rwf) });
}
