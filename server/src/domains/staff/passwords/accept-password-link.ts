import type { AcceptPasswordLink } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hashPassword, hashToken } from '../../accounts/accounts.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { consumeLink, findLinkMember, setPasswordHash } from '../members/queries.ts';
import { endAllStaffSessions } from '../queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/**
 * Sets the password that a member chose after following the link from an owner, and ends her sessions. TOTP stays on, so that a person who
 * reads her mail cannot sign in without her phone. Works once for each link.
 */
export async function acceptPasswordLink(
  db: Db,
  { token, password }: AcceptPasswordLink,
  ip_address: string,
): Promise<Outcome<{ username: string }>> {
  const invalidLink = refuse('password_link_invalid');
  const token_hash = hashToken(token);
  // Checks the link first, because hashing is expensive and requests without a valid link must not cause it.
  const member_id = token_hash && (await findLinkMember(db, 'password', token_hash));
  if (!token_hash || !member_id) return invalidLink;
  const weakPassword = await refuseWeakPassword(db, { staff_id: member_id }, password);
  if (weakPassword) return weakPassword;
  const password_hash = await hashPassword(password, ip_address);
  return transact(db, async (trx) => {
    const staff_id = await consumeLink(trx, 'password', token_hash);
    if (staff_id === null) return invalidLink;
    await setAuditedStaff(trx, staff_id);
    const username = await setPasswordHash(trx, staff_id, password_hash);
    if (username === null) return invalidLink;
    await endAllStaffSessions(trx, staff_id);
    return done({ username });
  });
}
