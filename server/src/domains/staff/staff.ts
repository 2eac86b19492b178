/** Who works for the shop, and how they come in. */
export { staffRoutes } from './admin.routes.ts';
export { findStaff } from './find-staff.ts';
export { addStaff, disableStaff, passwordProblem, setStaffPassword, usernameProblem } from './manage-staff.ts';
export { forgetOldStaffSessions } from './queries.ts';
