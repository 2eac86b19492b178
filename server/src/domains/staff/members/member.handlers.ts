import type { memberEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { writeNotices } from '../notices/notices.ts';
import { acceptPasswordLink } from '../passwords/accept-password-link.ts';
import { endMemberSession, endMemberSessions } from '../sessions/end-member-sessions.ts';
import { listStaffSessions } from '../sessions/list-sessions.ts';
import { resetMemberTotp } from '../totp/end-totp.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { disableMember, enableMember, findMember, updateMember } from './change-member.ts';
import { inviteMember } from './invite-member.ts';
import { presentMember } from './present.ts';
import { selectMemberPage, selectStaffRules, updateRules } from './queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

const SUCCESS = { status: 'success' as const };
const toReply = <Data>(data: Data) => ({ data });

export const createMemberHandlers = (context: AppContext): Handlers<typeof memberEndpoints> => {
  const { db } = context;
  return {
    members: async ({ query }) => {
      const { members, total } = await selectMemberPage(db, query);
      return done({ data: members.map(presentMember), total });
    },
    member: async ({ params }) => mapOutcome(await findMember(db, params.staff_id), toReply),
    inviteMember: async ({ staff, ip_address, body }) =>
      mapOutcome(await inviteMember(context, { ...staff, ip_address }, body), ({ member, link }) => ({ data: { ...member, link } })),
    updateMember: async ({ staff, ip_address, params, body }) =>
      mapOutcome(await updateMember(context, { ...staff, ip_address }, params.staff_id, body), toReply),
    disableMember: async ({ staff, ip_address, params }) =>
      mapOutcome(await disableMember(context, { ...staff, ip_address }, params.staff_id), toReply),
    enableMember: async ({ staff, ip_address, params }) =>
      mapOutcome(await enableMember(context, { ...staff, ip_address }, params.staff_id), toReply),
    sendPasswordLink: async ({ staff, ip_address, params }) =>
      mapOutcome(await sendPasswordLink(context, { ...staff, ip_address }, params.staff_id), toReply),
    resetMemberTotp: async ({ staff, ip_address, params }) =>
      mapOutcome(await resetMemberTotp(context, { ...staff, ip_address }, params.staff_id), toReply),
    memberSessions: async ({ staff, params: { staff_id } }) => {
      const member = await findMember(db, staff_id);
      return member.ok ? done(await listStaffSessions(db, staff_id, staff.token_hash)) : member;
    },
    endMemberSessions: async ({ staff, ip_address, params }) =>
      mapOutcome(await endMemberSessions(context, { ...staff, ip_address }, params.staff_id), () => SUCCESS),
    endMemberSession: async ({ staff, ip_address, params }) =>
      mapOutcome(await endMemberSession(context, { ...staff, ip_address }, params), () => SUCCESS),
    acceptInvitation: async ({ body, ip_address }) => mapOutcome(await acceptInvitation(db, body, ip_address), () => SUCCESS),
    acceptPasswordLink: async ({ body, ip_address }) => mapOutcome(await acceptPasswordLink(db, body, ip_address), toReply),
    staffRules: async () => done({ data: await selectStaffRules(db) }),
    updateStaffRules: ({ staff, ip_address, body }) =>
      changeAsStaff(db, staff, async (trx) => {
        const { totp_required } = await selectStaffRules(trx);
        const kind = body.totp_required ? 'totp_required' : 'totp_optional';
        if (totp_required !== body.totp_required) await writeNotices(trx, context.mailer, { ...staff, ip_address }, { kind });
        const isUpdated = await updateRules(trx, body);
        const data = await selectStaffRules(trx);
        return isUpdated ? done({ data }) : refuse('changed_meanwhile', { data });
      }),
  };
};
