/** Staff accounts, their roles, invitations, sessions and TOTP. */

export { createStaffFinder } from './find-staff.ts';
export { addStaff, disableStaff, findPasswordProblem, findUsernameProblem, resetTotp, setStaffPassword } from './manage-staff.ts';
export { createMemberHandlers } from './members/member.handlers.ts';
export { actWithNotices, type NoticeActor, type NoticeContext, refuseUnprovedChange } from './notices/notices.ts';
export { createStaffPasswordHandlers } from './passwords/password.handlers.ts';
export { deleteOldStaffSessions, insertStaff } from './queries.ts';
export { createStaffSessionHandlers } from './sessions/session.handlers.ts';
export { createTotpHandlers } from './totp/totp.handlers.ts';
