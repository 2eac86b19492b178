import { computeDiscount } from '@uruhu/contract/rules/prices/discount';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { normaliseCouponCode } from './coupon-code.ts';
import { findCouponRefusal } from './coupon-refusal.ts';
import { isUsableBy } from './customer-bounds.ts';
import { findCustomerUses } from './customer-uses.ts';
import { type CouponRow, insertRedemption, lockCoupon } from './queries.ts';

export type RedeemedCoupon = Pick<CouponRow, 'coupon_code' | 'coupon_type'> & { discount_rwf: number };
type RedeemRequest = { order_id: string; user_id: string; code: string; subtotal_rwf: number };

/** Refusal codes for the constraints by which the database enforces the limits. */
const CONSTRAINT_REFUSALS: Readonly<Record<string, 'coupon_used_up' | 'coupon_already_used'>> = {
  coupons_within_limit: 'coupon_used_up',
  coupons_within_person_limit: 'coupon_already_used',
};

function findLimitRefusal(error: unknown): Refusal | null {
  const { constraint } = error as { constraint?: string };
  const code = CONSTRAINT_REFUSALS[constraint ?? ''];
  return code ? refuse(code) : null;
}

/**
 * Redeems a coupon for an order, which may be inserted later in the same transaction, and returns the discount. Refuses (404) if this
 * shopper has no such coupon, and (422) with the reason if it cannot be used; the caller then rolls the transaction back.
 */
export async function redeemCoupon(
  trx: Transaction<Database>,
  { order_id, user_id, code, subtotal_rwf }: RedeemRequest,
): Promise<Outcome<RedeemedCoupon>> {
  const coupon = await lockCoupon(trx, normaliseCouponCode(code));
  if (!coupon || !isUsableBy(coupon, user_id)) return refuse('coupon_not_found');
  const uses = await findCustomerUses(trx, user_id, [coupon]);
  if (!uses) return refuse('not_authorized');
  const refusal = findCouponRefusal(coupon, { ...uses.buildUse(coupon), subtotal_rwf });
  if (refusal) return refusal;
  try {
    await insertRedemption(trx, { order_id, coupon_id: coupon.coupon_id, person_keys: uses.fingerprints });
  } catch (error) {
    const limitRefusal = findLimitRefusal(error);
    if (limitRefusal) return limitRefusal;
    throw error;
  }
  const { coupon_code, coupon_type } = coupon;
  return done({ coupon_code, coupon_type, discount_rwf: computeDiscount(coupon, subtotal_rwf) });
}
