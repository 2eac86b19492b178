/** Staff members and their invitations. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { identifierText, lineText, recordVersion, requiredLine, secretText } from '../fields/text.ts';
import { normaliseSignInName } from '../rules/sign-in/sign-in-name.ts';
import { STAFF_USERNAME } from '../rules/sign-in/staff-sign-in.ts';
import { createDataListSchema, listQuery } from './lists.ts';
import { newStaffPassword } from './password.ts';
import { STAFF_ROLES } from './permissions.ts';

export const STAFF_STATES = ['invited', 'active', 'disabled'] as const;

const role = z.enum(STAFF_ROLES, formatFieldCode('choice_unknown'));
const name = requiredLine(100, 'name_required');
const email = identifierText(200, 'email_invalid')
  .transform(normaliseSignInName)
  .pipe(z.email(formatFieldCode('email_invalid')));

const member = z.object({
  staff_id: z.string(),
  /** Null while the member is invited. */
  username: z.string().nullable(),
  name: z.string(),
  /** '' where the operator added the member by command. */
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  state: z.enum(STAFF_STATES),
  has_totp: z.boolean(),
  created_at: time,
  last_used_at: time.nullable().describe('When the member last used a session; null if never, or longer ago than sessions are kept.'),
  link_until: time
    .nullable()
    .describe('When the link in her latest mail (an invitation, or for a new password) expires; null without a valid link.'),
  version: z.int(),
});
export type Member = z.infer<typeof member>;

export const memberQuery = listQuery(
  z.object({
    role: z.enum(STAFF_ROLES).optional(),
    state: z.enum(STAFF_STATES).optional(),
    /** A part of the name, the username or the e-mail address. */
    q: lineText(100).optional(),
  }),
);
export type MemberQuery = z.output<typeof memberQuery>;
export const members = createDataListSchema(member);
export const memberReply = z.object({ data: member });

export const invitationReply = z.object({
  data: member.extend({
    link: z
      .string()
      .nullable()
      .describe(
        'The link of the invitation, only where the shop has no mail server. No later call shows it. Who has it can accept the invitation.',
      ),
  }),
});

export const inviteMemberBody = z.object({ name, email, role });
export type InviteMember = z.output<typeof inviteMemberBody>;
/** The version of the record that the editor has seen. */
export const updateMemberBody = z.object({ version: recordVersion, name: name.optional(), email: email.optional(), role: role.optional() });
export type UpdateMember = z.output<typeof updateMemberBody>;

export const acceptInvitationBody = z.object({
  token: secretText('invitation_invalid').max(100, 'invitation_invalid'),
  username: identifierText(200, 'username_required')
    .transform(normaliseSignInName)
    .refine((text) => STAFF_USERNAME.test(text), formatFieldCode('staff_username_invalid')),
  password: newStaffPassword,
});
export type AcceptInvitation = z.output<typeof acceptInvitationBody>;

export const acceptPasswordLinkBody = z.object({
  token: secretText('password_link_invalid').max(100, 'password_link_invalid'),
  password: newStaffPassword,
});
export type AcceptPasswordLink = z.output<typeof acceptPasswordLinkBody>;
/** The page shows the member's username, because she may have forgotten it, too. */
export const passwordLinkReply = z.object({ data: z.object({ username: z.string() }) });

export const staffRules = z.object({ totp_required: z.boolean(), version: z.int() });
export type StaffRules = z.infer<typeof staffRules>;
export const staffRulesReply = z.object({ data: staffRules });
export const updateStaffRulesBody = z.object({ version: recordVersion, totp_required: z.boolean(formatFieldCode('yes_or_no_needed')) });
