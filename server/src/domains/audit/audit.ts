/**
 * The audit log. Triggers on each audited table write the log. This domain tells the database which staff member makes a change, and reads
 * the log.
 *
 * Triggers (database/migrations/0066-baseline/04-audit.sql): audit_log_written_once, audit_log_never_emptied.
 */
export { changeAsStaff, type StaffActor } from './change-as-staff.ts';
export { createAuditHandlers } from './handlers.ts';
export { logAction } from './log-action.ts';
export { selectRecordChanges as listRecordChanges, setAuditedStaff } from './queries.ts';
