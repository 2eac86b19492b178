import { z } from 'zod';
import { id, idField } from '../../fields/text.ts';
import { keepMachineText } from '../../rules/clean-text.ts';
import { PROVED_MEMBER_FIELDS } from '../../rules/sign-in/staff-proof.ts';
import * as members from '../../staff/members.ts';
import { changeStaffPasswordBody, WEAK_PASSWORD_REFUSALS } from '../../staff/password.ts';
import * as signIn from '../../staff/sign-in.ts';
import * as shapes from '../../staff.ts';
import { NOTICE_MAILS } from '../cost.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const tag = 'staff';
const successReply = z.object({ status: success });

/** Every staff member may make these calls, because they concern only her own account. */
/** The database reads a UUID in capitals, too. In one form, it can be compared with that of the member who calls. */
const staff_id = idField('member_not_found').toLowerCase();
const session_id = idField('session_not_found').toLowerCase();
const anyMemberCall = { tag, access: 'staff', permission: null } as const;

export const staffSessionEndpoints = {
  staffSignIn: defineEndpoint(STAFF_PATHS.staffSignIn, {
    tag,
    summary: 'Sign in as staff, for twelve hours, or until the session was not used for two',
    description:
      'The session comes as the cookie `staff_session`. A program that sends `wants_token` gets it as `token` instead, to send as `Authorization: Bearer`; browsers never get the token. A call that a page makes by itself says so by the header `x-unattended`, and does not keep the session open; the sessions of packers stay open for twelve hours anyway. A call that changes something and is authenticated by the cookie must come from the shop’s own pages. `totp_needed`: the password is right, and the member has set up TOTP: send the call again with `totp`, a code of her authenticator app or a recovery code.',
    access: 'public',
    cost: { cpu: 3, database: 15, password: 1 },
    headers: z.looseObject({ 'sec-fetch-site': z.string().overwrite(keepMachineText).optional() }),
    body: signIn.staffSignInBody,
    reply: signIn.staffSignInReply,
    refusals: ['sign_in_failed', 'totp_needed', 'totp_wrong'],
  }),
  staffSession: defineEndpoint(STAFF_PATHS.staffSession, {
    ...anyMemberCall,
    summary: 'The staff member whose session this is',
    cost: { cpu: 1, database: 3 },
    reply: signIn.currentStaffMember,
    refusals: [],
  }),
  proveStaff: defineEndpoint(STAFF_PATHS.proveStaff, {
    ...anyMemberCall,
    summary: 'Prove who the signed-in staff member is, by her password and, where TOTP is on, a code',
    description:
      'Calls whose `x-proof` is not null answer 403 `proof_needed` unless the member has signed in or made this call with the same session within the last five minutes. A recovery code counts as a code, and is used up.',
    cost: { cpu: 3, database: 14, password: 1 },
    body: signIn.proofBody,
    reply: successReply,
    refusals: ['wrong_current_password', 'proof_code_needed', 'totp_wrong'],
  }),
  staffSignOut: defineEndpoint(STAFF_PATHS.staffSignOut, {
    ...anyMemberCall,
    summary: 'End this session',
    cost: { cpu: 1, database: 2 },
    reply: successReply,
    refusals: [],
  }),
  ownStaffSessions: defineEndpoint(STAFF_PATHS.ownStaffSessions, {
    ...anyMemberCall,
    summary: 'The open sessions of the signed-in staff member, newest first',
    cost: { cpu: 1, database: 2 },
    reply: signIn.staffSessions,
    refusals: [],
  }),
  endOtherStaffSessions: defineEndpoint(STAFF_PATHS.endOtherStaffSessions, {
    ...anyMemberCall,
    summary: 'End all sessions of the signed-in staff member but this one',
    cost: { cpu: 1, database: 2 },
    reply: successReply,
    refusals: [],
  }),
  endOwnStaffSession: defineEndpoint(STAFF_PATHS.endOwnStaffSession, {
    ...anyMemberCall,
    summary: 'End one session of the signed-in staff member',
    cost: { cpu: 1, database: 2 },
    params: z.object({ session_id }),
    reply: successReply,
    refusals: ['session_not_found'],
  }),
};

export const staffPasswordEndpoints = {
  changeStaffPassword: defineEndpoint(STAFF_PATHS.changeStaffPassword, {
    ...anyMemberCall,
    proof: 'in_body',
    summary: 'Change the password of the signed-in staff member, by the current one and a code if she has TOTP; ends her other sessions',
    cost: { cpu: 5, database: 26, password: 2, mail: NOTICE_MAILS },
    body: changeStaffPasswordBody,
    reply: successReply,
    refusals: ['wrong_current_password', 'proof_code_needed', 'totp_wrong', ...WEAK_PASSWORD_REFUSALS],
  }),
};

export const totpEndpoints = {
  beginTotp: defineEndpoint(STAFF_PATHS.beginTotp, {
    ...anyMemberCall,
    proof: 'in_body',
    summary: 'Begin to set up TOTP, by the password: a new secret, which counts once a first code confirms it',
    cost: { cpu: 3, database: 11, password: 1 },
    body: signIn.beginTotpBody,
    reply: signIn.totpSecretReply,
    refusals: ['wrong_current_password', 'totp_is_on'],
  }),
  confirmTotp: defineEndpoint(STAFF_PATHS.confirmTotp, {
    ...anyMemberCall,
    proof: 'always',
    summary: 'Confirm TOTP by a first code, and get ten recovery codes; no later call shows them',
    cost: { cpu: 1, database: 20, mail: NOTICE_MAILS },
    body: signIn.confirmTotpBody,
    reply: signIn.recoveryCodesReply,
    refusals: ['totp_not_begun', 'totp_wrong'],
  }),
  endTotp: defineEndpoint(STAFF_PATHS.endTotp, {
    ...anyMemberCall,
    proof: 'in_body',
    summary: 'End TOTP, by the password and a code',
    cost: { cpu: 3, database: 21, password: 1, mail: NOTICE_MAILS },
    body: signIn.proofBody,
    reply: successReply,
    refusals: ['wrong_current_password', 'proof_code_needed', 'totp_wrong'],
  }),
};

const managementCall = { tag, access: 'staff', permission: 'staff.manage' } as const;
/** Changes what another member may do; the owners and the member get a mail. */
const provedCall = { ...managementCall, proof: 'always', cost: { cpu: 2, database: 22, mail: NOTICE_MAILS } } as const;
const params = z.object({ staff_id });

export const memberEndpoints = {
  members: defineEndpoint(STAFF_PATHS.members, {
    ...managementCall,
    summary: 'Staff members, newest first',
    cost: { cpu: 5, database: 10 },
    query: members.memberQuery,
    reply: members.members,
    refusals: [],
  }),
  member: defineEndpoint(STAFF_PATHS.member, {
    ...managementCall,
    summary: 'One staff member',
    cost: { cpu: 2, database: 4 },
    params,
    reply: members.memberReply,
    refusals: ['member_not_found'],
  }),
  inviteMember: defineEndpoint(STAFF_PATHS.inviteMember, {
    ...provedCall,
    summary: 'Invite a staff member by mail; the link works once, for 72 hours',
    description:
      'Inviting a member who has not accepted yet sends a new link, and the earlier one no longer works. A shop without a mail server writes no mail, and the reply has the link.',
    cost: { cpu: 5, database: 30, mail: 1 + NOTICE_MAILS },
    body: members.inviteMemberBody,
    reply: members.invitationReply,
    refusals: ['email_taken', 'too_many_email_links'],
  }),
  updateMember: defineEndpoint(STAFF_PATHS.updateMember, {
    ...managementCall,
    proof: { changed: PROVED_MEMBER_FIELDS },
    summary: 'Change the name, e-mail address or role of a staff member',
    cost: { cpu: 2, database: 24, mail: NOTICE_MAILS },
    params,
    body: members.updateMemberBody,
    reply: members.memberReply,
    refusals: ['member_not_found', 'changed_meanwhile', 'email_taken', 'last_owner'],
  }),
  disableMember: defineEndpoint(STAFF_PATHS.disableMember, {
    ...provedCall,
    summary: 'Disable a staff member: ends her sessions and her invitation',
    params,
    reply: members.memberReply,
    refusals: ['member_not_found', 'last_owner'],
  }),
  enableMember: defineEndpoint(STAFF_PATHS.enableMember, {
    ...provedCall,
    summary: 'Let a disabled staff member sign in again',
    params,
    reply: members.memberReply,
    refusals: ['member_not_found'],
  }),
  sendPasswordLink: defineEndpoint(STAFF_PATHS.sendPasswordLink, {
    ...provedCall,
    summary: 'Mail another member who has forgotten her password a link for a new one; it works once, for 24 hours',
    description: 'Her password and her sessions go on until she follows the link. A new link replaces the earlier one.',
    cost: { cpu: 5, database: 30, mail: 1 + NOTICE_MAILS },
    params,
    reply: members.memberReply,
    refusals: ['member_not_found', 'member_is_self', 'member_not_active', 'member_without_email', 'too_many_email_links'],
  }),
  resetMemberTotp: defineEndpoint(STAFF_PATHS.resetMemberTotp, {
    ...provedCall,
    summary: 'End TOTP of another member who has lost her phone and her recovery codes; ends her sessions',
    params,
    reply: members.memberReply,
    refusals: ['member_not_found', 'member_is_self'],
  }),
  memberSessions: defineEndpoint(STAFF_PATHS.memberSessions, {
    ...managementCall,
    summary: 'The open sessions of a staff member, newest first',
    cost: { cpu: 2, database: 4 },
    params,
    reply: signIn.staffSessions,
    refusals: ['member_not_found'],
  }),
  endMemberSessions: defineEndpoint(STAFF_PATHS.endMemberSessions, {
    ...provedCall,
    summary: 'End all sessions of a staff member',
    params,
    reply: successReply,
    refusals: ['member_not_found'],
  }),
  endMemberSession: defineEndpoint(STAFF_PATHS.endMemberSession, {
    ...provedCall,
    summary: 'End one session of a staff member',
    params: z.object({ staff_id, session_id }),
    reply: successReply,
    refusals: ['session_not_found'],
  }),
  acceptInvitation: defineEndpoint(STAFF_PATHS.acceptInvitation, {
    tag,
    summary: 'Accept an invitation, by choosing a username and a password',
    access: 'public',
    cost: { cpu: 3, database: 11, password: 1 },
    body: members.acceptInvitationBody,
    reply: successReply,
    refusals: ['invitation_invalid', 'username_taken', ...WEAK_PASSWORD_REFUSALS],
  }),
  acceptPasswordLink: defineEndpoint(STAFF_PATHS.acceptPasswordLink, {
    tag,
    summary: 'Choose a new password, by the link that an owner has sent; ends the member’s sessions, not her TOTP',
    access: 'public',
    cost: { cpu: 3, database: 11, password: 1 },
    body: members.acceptPasswordLinkBody,
    reply: members.passwordLinkReply,
    refusals: ['password_link_invalid', ...WEAK_PASSWORD_REFUSALS],
  }),
  staffRules: defineEndpoint(STAFF_PATHS.staffRules, {
    ...managementCall,
    summary: 'The rules for all staff members',
    cost: { cpu: 1, database: 2 },
    reply: members.staffRulesReply,
    refusals: [],
  }),
  updateStaffRules: defineEndpoint(STAFF_PATHS.updateStaffRules, {
    ...provedCall,
    summary: 'Change the rules for all staff members',
    body: members.updateStaffRulesBody,
    reply: members.staffRulesReply,
    refusals: ['changed_meanwhile'],
  }),
};

export const paymentProblemEndpoints = {
  paymentProblems: defineEndpoint(STAFF_PATHS.paymentProblems, {
    tag,
    summary: 'Payments that staff must look at',
    access: 'staff',
    permission: 'payments.problems',
    cost: { cpu: 5, database: 10 },
    query: shapes.paymentProblemQuery,
    reply: shapes.paymentProblems,
    refusals: [],
  }),
  resolveProblem: defineEndpoint(STAFF_PATHS.resolveProblem, {
    tag,
    summary: 'Resolve a payment problem, with a note on how',
    access: 'staff',
    permission: 'payments.problems',
    cost: { cpu: 5, database: 10 },
    params: z.object({ problem_id: id }),
    body: shapes.resolveProblemBody,
    reply: shapes.paymentProblemReply,
    refusals: ['problem_not_found', 'problem_already_resolved'],
  }),
};
