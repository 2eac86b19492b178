import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { logAction } from '../../audit/audit.ts';
import { findMember } from '../members/change-member.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../notices/notices.ts';
import { endAllStaffSessions, endStaffSessionById } from '../queries.ts';

/** Ends all sessions of a member. Their table is not audited, so the entry in the audit log is written here. */
export const endMemberSessions = (context: NoticeContext, staff: NoticeActor, staff_id: string): Promise<Outcome<unknown>> =>
  actWithNotices(context, staff, { kind: 'sessions_ended', member: { staff_id } }, async (trx) => {
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    await endAllStaffSessions(trx, staff_id);
    await logAction(trx, staff, { kind: 'staff-sessions', record_id: staff_id, action: 'delete' });
    return done(undefined);
  });

export const endMemberSession = (
  context: NoticeContext,
  staff: NoticeActor,
  { staff_id, session_id }: { staff_id: string; session_id: string },
): Promise<Outcome<unknown>> =>
  actWithNotices(context, staff, { kind: 'session_ended', member: { staff_id } }, async (trx) => {
    const isEnded = isUuid(staff_id) && isUuid(session_id) && (await endStaffSessionById(trx, staff_id, session_id));
    if (!isEnded) return refuse('session_not_found');
    await logAction(trx, staff, { kind: 'staff-sessions', record_id: staff_id, action: 'delete', details: { session_id } });
    return done(undefined);
  });
