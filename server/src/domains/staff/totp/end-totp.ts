import type { Member } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, logAction, type StaffActor } from '../../audit/audit.ts';
import { findMember } from '../members/change-member.ts';
import { checkStaffPassword } from '../passwords/check-staff-password.ts';
import { endAllStaffSessions } from '../queries.ts';
import { deleteTotp } from './queries.ts';

/** Turns off TOTP of a member who enters her password. */
export async function endTotp(
  db: Db,
  { staff_id, ip_address }: { staff_id: string; ip_address: string },
  password: string,
): Promise<Outcome<undefined>> {
  const passwordCheck = await checkStaffPassword(db, { staff_id, ip_address, field: 'password', password });
  if (!passwordCheck.ok) return passwordCheck;
  return changeAsStaff(db, { staff_id }, async (trx) => {
    await deleteTotp(trx, staff_id);
    return done(undefined);
  });
}

/**
 * Turns off TOTP of another member, who has lost her phone, and ends her sessions, because a finder may use the phone. An owner cannot do it
 * for herself: a stolen session would be enough, whereas endTotp needs the password.
 */
export const resetMemberTotp = (db: Db, staff: StaffActor, staff_id: string): Promise<Outcome<Member>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (staff_id === staff.staff_id) return refuse('member_is_self');
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    await deleteTotp(trx, staff_id);
    await endAllStaffSessions(trx, staff_id);
    await logAction(trx, staff, { kind: 'staff-sessions', record_id: staff_id, action: 'delete' });
    return findMember(trx, staff_id);
  });
