import { DEFAULT_LANGUAGE } from '@uruhu/contract/languages';
import type { InviteMember, Member } from '@uruhu/contract/staff/members';
import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { createHashedToken } from '../../accounts/accounts.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../notices/notices.ts';
import { presentMember } from './present.ts';
import { saveInvitedMember, saveLink, selectMember } from './queries.ts';

type Invitation = { member: Member; link: string | null };

/**
 * Invites a member by mail. If she was invited before and has not accepted, her name, role and link are replaced. `link`: only in a shop that
 * cannot send the mail, so that the inviter passes it on; the shop keeps only its hash, so no later call can show it.
 */
export const inviteMember = (
  context: NoticeContext & Pick<AppContext, 'snapshot'>,
  inviter: NoticeActor & { name: string },
  invited: InviteMember,
): Promise<Outcome<Invitation>> => {
  const { name, email: to, role } = invited;
  const act = { kind: 'invited', member: { name }, changes: [{ field: 'role', from: '', to: role }] } as const;
  return actWithNotices(context, inviter, act, async (trx) => {
    const staff_id = await saveInvitedMember(trx, invited);
    if (staff_id === null) return refuse('email_taken', { fields: ['email'] });
    const { token, token_hash } = createHashedToken();
    await saveLink(trx, 'invitation', staff_id, token_hash);
    const mail = { language: DEFAULT_LANGUAGE, template: 'staffInvitation', data: { name, inviter: inviter.name, token } } as const;
    const { sends_mail } = context.snapshot.current().content.settings;
    // A mail that waits for a mail server would hold the link for long, and the inviter has it already.
    const isWritten = !sends_mail || (await context.mailer.writeProofMail(trx, { to, user_id: null, ...mail }));
    const member = await selectMember(trx, staff_id);
    // `member` is always found, as this transaction has just saved it.
    if (!isWritten || !member) return refuse('too_many_email_links');
    return done({ member: presentMember(member), link: sends_mail ? null : context.mailer.buildProofLink(mail) });
  });
};
