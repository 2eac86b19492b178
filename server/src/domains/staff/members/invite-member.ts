import type { InviteMember, Member } from '@uruhu/contract/staff/members';
import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { createHashedToken } from '../../accounts/accounts.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { presentMember } from './present.ts';
import { saveInvitedMember, saveLink, selectMember } from './queries.ts';

/** Invites a member by mail. If she was invited before and has not accepted, her name, role and link are replaced. */
export const inviteMember = (
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  inviter: { staff_id: string; name: string },
  invited: InviteMember,
): Promise<Outcome<Member>> =>
  changeAsStaff(db, inviter, async (trx) => {
    const staff_id = await saveInvitedMember(trx, invited);
    if (staff_id === null) return refuse('email_taken', { fields: ['email'] });
    const { token, token_hash } = createHashedToken();
    await saveLink(trx, 'invitation', staff_id, token_hash);
    const { name, email: to } = invited;
    const data = { name, inviter: inviter.name, token };
    const isWritten = await mailer.writeProofMail(trx, { to, user_id: null, template: 'staffInvitation', data });
    const member = await selectMember(trx, staff_id);
    // `member` is always found, as this transaction has just saved it.
    if (!isWritten || !member) return refuse('too_many_email_links');
    return done(presentMember(member));
  });
