import type { AcceptInvitation } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hashPassword, hashToken } from '../../accounts/accounts.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { withMemberRefusals } from './constraint-refusals.ts';
import { consumeLink, findLinkMember, setMemberCredentials } from './queries.ts';

/** Gives an invited member the username and password that she chose. Works once for each invitation. */
export async function acceptInvitation(
  db: Db,
  { token, username, password }: AcceptInvitation,
  ip_address: string,
): Promise<Outcome<undefined>> {
  const invalidInvitation = refuse('invitation_invalid');
  const token_hash = hashToken(token);
  // Checks the link first, because hashing is expensive and requests without a valid link must not cause it.
  const invited_id = token_hash && (await findLinkMember(db, 'invitation', token_hash));
  if (!token_hash || !invited_id) return invalidInvitation;
  const weakPassword = await refuseWeakPassword(db, { staff_id: invited_id, username }, password);
  if (weakPassword) return weakPassword;
  const password_hash = await hashPassword(password, ip_address);
  return withMemberRefusals(() =>
    transact(db, async (trx) => {
      const staff_id = await consumeLink(trx, 'invitation', token_hash);
      if (staff_id === null) return invalidInvitation;
      await setAuditedStaff(trx, staff_id);
      return (await setMemberCredentials(trx, staff_id, { username, password_hash })) ? done(undefined) : invalidInvitation;
    }),
  );
}
