/**
 * Staff accounts, their roles, invitations, sessions and TOTP.
 *
 * Triggers (database/migrations/0066-baseline/03-staff.sql): staff_version, staff_owner_changed, staff_owner_deleted, staff_audit,
 * staff_link_ended, staff_invitations_audit, staff_rules_version, staff_rules_audit, staff_totp_audit, staff_sign_ins_limited.
 */

export { createStaffFinder } from './find-staff.ts';
export { addStaff, disableStaff, findPasswordLengthProblem, findUsernameProblem, resetTotp, setStaffPassword } from './manage-staff.ts';
export { createMemberHandlers } from './members/member.handlers.ts';
export { actWithNotices, type NoticeActor, type NoticeContext, refuseUnprovedChange } from './notices/notices.ts';
export { createStaffPasswordHandlers } from './passwords/password.handlers.ts';
export { findMemberPasswordFault, refuseWeakPassword } from './passwords/refuse-weak-password.ts';
export { deleteOldStaffSessions, insertStaff } from './queries.ts';
export { createStaffSessionHandlers } from './sessions/session.handlers.ts';
export { alertGuessedMembers } from './sign-ins/alert-members.ts';
export { deleteOldStaffSignIns, deleteSignInsWithName, GUESSED_MEMBERS_SQL, GUESSES_IN_AN_HOUR } from './sign-ins/queries.ts';
export { createStaffSignInHandlers } from './sign-ins/sign-in.handlers.ts';
export { createTotpHandlers } from './totp/totp.handlers.ts';
