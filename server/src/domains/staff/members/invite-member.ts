import type { InviteMember, Member } from '@uruhu/contract/staff/members';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { createHashedToken } from '../../accounts/accounts.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../notices/notices.ts';
import { presentMember } from './present.ts';
import { saveInvitedMember, saveLink, selectMember } from './queries.ts';

/** Invites a member by mail. If she was invited before and has not accepted, her name, role and link are replaced. */
export const inviteMember = (
  context: NoticeContext,
  inviter: NoticeActor & { name: string },
  invited: InviteMember,
): Promise<Outcome<Member>> => {
  const { name, email: to, role } = invited;
  const act = { kind: 'invited', member: { name }, changes: [{ field: 'role', from: '', to: role }] } as const;
  return actWithNotices(context, inviter, act, async (trx) => {
    const staff_id = await saveInvitedMember(trx, invited);
    if (staff_id === null) return refuse('email_taken', { fields: ['email'] });
    const { token, token_hash } = createHashedToken();
    await saveLink(trx, 'invitation', staff_id, token_hash);
    const data = { name, inviter: inviter.name, token };
    const isWritten = await context.mailer.writeProofMail(trx, { to, user_id: null, template: 'staffInvitation', data });
    const member = await selectMember(trx, staff_id);
    // `member` is always found, as this transaction has just saved it.
    if (!isWritten || !member) return refuse('too_many_email_links');
    return done(presentMember(member));
  });
};
