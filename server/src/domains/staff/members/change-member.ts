import type { Member, UpdateMember } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { endAllStaffSessions } from '../queries.ts';
import { withMemberRefusals } from './constraint-refusals.ts';
import { presentMember } from './present.ts';
import { selectMember, setMemberDisabled, updateMemberRow } from './queries.ts';

export async function findMember(db: Db, staff_id: string): Promise<Outcome<Member>> {
  const row = isUuid(staff_id) ? await selectMember(db, staff_id) : undefined;
  return row ? done(presentMember(row)) : refuse('member_not_found');
}

/**
 * Changes a member who still has the version that the editor saw; otherwise the refusal contains the current member. A new e-mail address
 * revokes her invitation or password link (trigger staff_link_ended), because a stranger may read mail to the old address.
 */
export const updateMember = (db: Db, staff: StaffActor, staff_id: string, update: UpdateMember): Promise<Outcome<Member>> =>
  withMemberRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const isUpdated = isUuid(staff_id) && (await updateMemberRow(trx, staff_id, update));
      const member = await findMember(trx, staff_id);
      if (!isUpdated && member.ok) return refuse('changed_meanwhile', { data: member.value });
      return member;
    }),
  );

/** Ends a member's sessions and revokes her link (trigger staff_link_ended). Her entries in the audit log stay. */
export const disableMember = (db: Db, staff: StaffActor, staff_id: string): Promise<Outcome<Member>> =>
  withMemberRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      if (!isUuid(staff_id)) return refuse('member_not_found');
      await setMemberDisabled(trx, staff_id, { is_disabled: true });
      await endAllStaffSessions(trx, staff_id);
      return findMember(trx, staff_id);
    }),
  );

export const enableMember = (db: Db, staff: StaffActor, staff_id: string): Promise<Outcome<Member>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!isUuid(staff_id)) return refuse('member_not_found');
    await setMemberDisabled(trx, staff_id, { is_disabled: false });
    return findMember(trx, staff_id);
  });
