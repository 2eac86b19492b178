import type { Db } from '../../../database/db.ts';
import { decideNewMember, recordNewMember } from '../../coupons/coupons.ts';
import type { UserRow } from '../queries.ts';
import { markNewMemberDecided, setVerified } from './queries.ts';

type Changes = Parameters<typeof setVerified>[2];

/**
 * Marks the address of a locked account as verified, after applying `changes`, and returns it. The first verified address decides whether
 * the shopper is a new member.
 */
export async function verifyAddress(trx: Db, user: UserRow, changes: Changes = {}): Promise<Pick<UserRow, 'email' | 'email_verified_at'>> {
  const { user_id, phone, primary_phone, new_member_decided_at } = user;
  const verified = await setVerified(trx, user_id, changes);
  const contact = { email: changes.email ?? user.email, phones: [phone, primary_phone] };
  if (new_member_decided_at === null) {
    await decideNewMember(trx, { user_id, ...contact });
    await markNewMemberDecided(trx, user_id);
  } else await recordNewMember(trx, contact);
  return verified;
}
