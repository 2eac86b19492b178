import type { Db } from '../../../database/db.ts';
import { decideNewMember, recordCustomerFingerprints } from '../../coupons/coupons.ts';
import type { UserRow } from '../queries.ts';
import { markEmailVerified, markNewMemberDecided, type VerifiedUserChanges } from './queries.ts';

/**
 * Applies `changes` to the account, marks its address as verified, and returns the address. At the first verification it also decides
 * whether the shopper is a new member, who may use the coupon for new members: the shop must not know her address or phones from another
 * account. The caller must have locked the account's row.
 */
export async function verifyEmail(
  trx: Db,
  user: UserRow,
  changes: VerifiedUserChanges = {},
): Promise<Pick<UserRow, 'email' | 'email_verified_at'>> {
  const { user_id, phone, primary_phone, new_member_decided_at } = user;
  const verifiedUser = await markEmailVerified(trx, user_id, changes);
  const contact = { email: changes.email ?? user.email, phones: [phone, primary_phone] };
  if (new_member_decided_at === null) {
    await decideNewMember(trx, { user_id, ...contact });
    await markNewMemberDecided(trx, user_id);
  } else await recordCustomerFingerprints(trx, { user_id, ...contact });
  return verifiedUser;
}
