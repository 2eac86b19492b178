import { DEFAULT_LANGUAGE } from '@uruhu/contract/languages';
import type { Member } from '@uruhu/contract/staff/members';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { createHashedToken } from '../../accounts/accounts.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../notices/notices.ts';
import { findMember } from './change-member.ts';
import { lockMember, saveLink } from './queries.ts';

/**
 * Mails a link for a new password to a member who has forgotten hers. An owner cannot send one to herself: a thief with her session could
 * change her address and then set a password without the current one.
 */
export const sendPasswordLink = (
  context: NoticeContext,
  sender: NoticeActor & { name: string },
  staff_id: string,
): Promise<Outcome<Member>> =>
  actWithNotices(context, sender, { kind: 'password_link', member: { staff_id }, isMemberMailed: true }, async (trx) => {
    if (staff_id === sender.staff_id) return refuse('member_is_self');
    if (isUuid(staff_id)) await lockMember(trx, staff_id);
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    const { state, username, name, email: to } = member.value;
    if (state !== 'active' || username === null) return refuse('member_not_active');
    if (to === '') return refuse('member_without_email');
    const { token, token_hash } = createHashedToken();
    await saveLink(trx, 'password', staff_id, token_hash);
    const data = { name, sender: sender.name, username, token };
    const isWritten = await context.mailer.writeProofMail(trx, {
      to,
      user_id: null,
      language: DEFAULT_LANGUAGE,
      template: 'staffPassword',
      data,
    });
    return isWritten ? findMember(trx, staff_id) : refuse('too_many_email_links');
  });
