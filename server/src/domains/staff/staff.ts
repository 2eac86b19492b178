/** Staff accounts and their sessions. */

export { findStaff } from './find-staff.ts';
export { createStaffHandlers } from './handlers.ts';
export { addStaff, disableStaff, findPasswordProblem, findUsernameProblem, setStaffPassword } from './manage-staff.ts';
export { deleteOldStaffSessions } from './queries.ts';
