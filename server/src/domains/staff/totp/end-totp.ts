import type { Member } from '@uruhu/contract/staff/members';
import type { StaffProof } from '@uruhu/contract/staff/sign-in';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { logAction } from '../../audit/audit.ts';
import { findMember } from '../members/change-member.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../notices/notices.ts';
import { type ProvingSession, proveStaff } from '../proof/prove-staff.ts';
import { endAllStaffSessions } from '../queries.ts';
import { deleteTotp } from './queries.ts';

/** Turns off TOTP of a member who enters her password and a code. Without TOTP, there is nothing to turn off. */
export async function endTotp(context: NoticeContext, session: ProvingSession, entered: StaffProof): Promise<Outcome<undefined>> {
  const proof = await proveStaff(context.db, session, entered);
  if (!proof.ok) return proof;
  if (!proof.value.has_totp) return done(undefined);
  return actWithNotices(context, session, { kind: 'totp_off' }, async (trx) => {
    await deleteTotp(trx, session.staff_id);
    return done(undefined);
  });
}

/**
 * Turns off TOTP of another member, who has lost her phone, and ends her sessions, because a finder may use the phone. An owner cannot do it
 * for herself: a stolen session would be enough, whereas endTotp needs the password and a code.
 */
export const resetMemberTotp = (context: NoticeContext, staff: NoticeActor, staff_id: string): Promise<Outcome<Member>> =>
  actWithNotices(context, staff, { kind: 'totp_reset', member: { staff_id } }, async (trx) => {
    if (staff_id === staff.staff_id) return refuse('member_is_self');
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    await deleteTotp(trx, staff_id);
    await endAllStaffSessions(trx, staff_id);
    await logAction(trx, staff, { kind: 'staff-sessions', record_id: staff_id, action: 'delete' });
    return findMember(trx, staff_id);
  });
