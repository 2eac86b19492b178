import { listChangedFields, PROVED_MEMBER_FIELDS } from '@uruhu/contract/rules/sign-in/staff-proof';
import type { Member, UpdateMember } from '@uruhu/contract/staff/members';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { type NoticeActor, type NoticeContext, refuseUnprovedChange, writeNotices } from '../notices/notices.ts';
import { endAllStaffSessions } from '../queries.ts';
import { withMemberRefusals } from './constraint-refusals.ts';
import { presentMember } from './present.ts';
import { selectMember, setMemberDisabled, updateMemberRow } from './queries.ts';

export async function findMember(db: Db, staff_id: string): Promise<Outcome<Member>> {
  const row = isUuid(staff_id) ? await selectMember(db, staff_id) : undefined;
  return row ? done(presentMember(row)) : refuse('member_not_found');
}

/** What the mails say of an update; null if it changes no field that needs a proof. */
function describeUpdate(stored: Member, update: UpdateMember) {
  const changedFields = listChangedFields(PROVED_MEMBER_FIELDS, stored, update);
  const [field] = changedFields;
  if (field === undefined) return null;
  const kind = changedFields.length > 1 ? ('email_and_role_changed' as const) : (`${field}_changed` as const);
  const { role = stored.role } = update;
  const changes = role === stored.role ? [] : [{ field: 'role' as const, from: stored.role, to: role }];
  return { kind, member: { staff_id: stored.staff_id }, changes };
}

/**
 * Changes a member who still has the version that the editor saw; otherwise the refusal contains the current member. A new e-mail address
 * revokes her invitation or password link (trigger staff_link_ended), because a stranger may read mail to the old address.
 */
export const updateMember = (
  { db, mailer }: NoticeContext,
  staff: NoticeActor & { is_proved: boolean },
  staff_id: string,
  update: UpdateMember,
): Promise<Outcome<Member>> =>
  withMemberRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const stored = await findMember(trx, staff_id);
      if (!stored.ok) return stored;
      // The proof is asked for by comparing with what was read, so only a member with this version may be changed.
      if (stored.value.version !== update.version) return refuse('changed_meanwhile', { data: stored.value });
      const refusal = await refuseUnprovedChange(trx, mailer, staff, describeUpdate(stored.value, update));
      if (refusal) return refusal;
      const isUpdated = await updateMemberRow(trx, staff_id, update);
      const member = await findMember(trx, staff_id);
      return !isUpdated && member.ok ? refuse('changed_meanwhile', { data: member.value }) : member;
    }),
  );

/** Ends a member's sessions and revokes her link (trigger staff_link_ended). Her entries in the audit log stay. */
export const disableMember = ({ db, mailer }: NoticeContext, staff: NoticeActor, staff_id: string): Promise<Outcome<Member>> =>
  withMemberRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const member = await findMember(trx, staff_id);
      if (!member.ok) return member;
      if (member.value.state !== 'disabled') await writeNotices(trx, mailer, staff, { kind: 'disabled', member: { staff_id } });
      await setMemberDisabled(trx, staff_id, { is_disabled: true });
      await endAllStaffSessions(trx, staff_id);
      return findMember(trx, staff_id);
    }),
  );

export const enableMember = ({ db, mailer }: NoticeContext, staff: NoticeActor, staff_id: string): Promise<Outcome<Member>> =>
  changeAsStaff(db, staff, async (trx) => {
    const member = await findMember(trx, staff_id);
    if (!member.ok) return member;
    if (member.value.state === 'disabled') await writeNotices(trx, mailer, staff, { kind: 'enabled', member: { staff_id } });
    await setMemberDisabled(trx, staff_id, { is_disabled: false });
    return findMember(trx, staff_id);
  });
