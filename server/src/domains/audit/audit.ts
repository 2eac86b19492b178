/**
 * The audit log. Triggers on each audited table write the log. This domain tells the database which staff member makes a change, and reads
 * the log.
 */
export { changeAsStaff, type StaffActor } from './change-as-staff.ts';
export { createAuditHandlers } from './handlers.ts';
export { logAction } from './log-action.ts';
export { selectRecordChanges as listRecordChanges, setAuditedStaff } from './queries.ts';
