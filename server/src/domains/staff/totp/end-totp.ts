import type { Member } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, logAction, type StaffActor } from '../../audit/audit.ts';
import { findMember } from '../members/change-member.ts';
import { checkOwnStaffPassword } from '../passwords/check-own-password.ts';
import { endStaffSessions } from '../queries.ts';
import { deleteTotp } from './queries.ts';

/** Ends TOTP of a member who enters her password. */
export async function endTotp(
  db: Db,
  { staff_id, address }: { staff_id: string; address: string },
  password: string,
): Promise<Outcome<undefined>> {
  const checked = await checkOwnStaffPassword(db, { staff_id, address, path: 'password', password });
  if (!checked.ok) return checked;
  return changeAsStaff(db, { staff_id }, async (trx) => {
    await deleteTotp(trx, staff_id);
    return done(undefined);
  });
}

/**
 * Ends TOTP of another member, who has lost her phone, and her sessions, as a finder may use the phone. No member resets her own: a stolen
 * session of an owner would be enough for it, where endTotp asks for the password.
 */
export const resetMemberTotp = (db: Db, by: StaffActor, staff_id: string): Promise<Outcome<Member>> =>
  changeAsStaff(db, by, async (trx) => {
    if (staff_id === by.staff_id) return refuse('member_is_self');
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    await deleteTotp(trx, staff_id);
    await endStaffSessions(trx, staff_id);
    await logAction(trx, by, { noun: 'staff-sessions', record_id: staff_id, action: 'delete' });
    return findMember(trx, staff_id);
  });
