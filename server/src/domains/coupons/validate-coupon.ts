import type { AppliedCoupon } from '@uruhu/contract/coupon';
import { discountOf } from '@uruhu/contract/rules/discount';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { subtotal } from '@uruhu/contract/rules/price';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { openLines } from '../cart/cart.ts';
import { canonicalCode, isFor } from './coupon-code.ts';
import { guess } from './guesses.ts';
import { personUses } from './person-uses.ts';
import { selectCoupon } from './queries.ts';
import { couponRefusal } from './refusal.ts';

/**
 * What a coupon would take off the person's open cart now. 404 where there is no such coupon for this person, 422 with the reason where
 * it cannot be used. Nothing is kept: it is asked again when the order is placed. Throws TryLater (429) after too many wrong codes.
 */
export const validateCoupon = (db: Db, user_id: string, code: string): Promise<Outcome<AppliedCoupon>> =>
  guess(db, user_id, async () => {
    const coupon = await selectCoupon(db, canonicalCode(code));
    if (!coupon || !isFor(coupon, user_id)) return refuse(404, MESSAGE.couponMissing);
    const uses = await personUses(db, user_id, [coupon]);
    if (!uses) return refuse(401, MESSAGE.notAuthorized);
    const lines = (await openLines(db, user_id)).filter(({ sold }) => sold);
    if (lines.length === 0) return refuse(422, MESSAGE.cartEmpty);
    const subtotal_rwf = subtotal(lines);
    const refusal = couponRefusal(coupon, { ...uses.of(coupon), subtotal_rwf });
    if (refusal) return refusal;
    const { coupon_id, coupon_code, coupon_type, discount } = coupon;
    return done({ coupon_id, coupon_code, coupon_type, discount, discount_amount: discountOf(coupon, subtotal_rwf) });
  });
