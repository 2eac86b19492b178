import { NEW_MEMBER_COUPON_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import type { Db } from '../../http/parts.ts';
import { newMemberCode } from './coupon-code.ts';
import { personKeys, type Reached } from './person-keys.ts';
import { type CouponRow, insertCoupon, insertNewMember } from './queries.ts';

export type NewMemberCoupon = { code: string; ends_at: Date };

/** Of a hundred million codes one is taken twice in a row, where a million are, once in ten thousand times. */
const TRIES_MAX = 10;

async function insertWithCode(trx: Db, user_id: string): Promise<CouponRow> {
  for (let run = 0; run < TRIES_MAX; run++) {
    const made = await insertCoupon(trx, {
      ...{ user_id, coupon_code: newMemberCode(), coupon_type: 'percentage', discount: NEW_MEMBER_PERCENT },
      ...{ days: NEW_MEMBER_COUPON_DAYS, total_limit: 1, person_limit: 1, new_members_only: true },
    });
    if (made) return made;
  }
  throw new Error(`no free coupon code in ${TRIES_MAX} tries`);
}

/**
 * A new member's own coupon; null for somebody who has had one, known by e-mail address or phone, however they are written. In the
 * transaction that makes the account: of two at the same time that are one person, one gets it.
 */
export async function giveNewMemberCoupon(
  trx: Db,
  { user_id, ...reached }: Reached & { user_id: string },
): Promise<NewMemberCoupon | null> {
  const keys = personKeys(reached);
  // Noted whole all the same: whoever came with a known phone is known by the new address, too.
  if ((await insertNewMember(trx, keys)) < keys.length) return null;
  const { coupon_code, ends_at } = await insertWithCode(trx, user_id);
  if (!ends_at) throw new Error('a coupon for new members has no end');
  return { code: coupon_code, ends_at };
}
