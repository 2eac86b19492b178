/** Staff accounts and their sessions. */

export { findStaff } from './find-staff.ts';
export { staffHandlers } from './handlers.ts';
export { addStaff, disableStaff, passwordProblem, setStaffPassword, usernameProblem } from './manage-staff.ts';
export { forgetOldStaffSessions } from './queries.ts';
