/** The audit log. The database writes it itself, by triggers on each audited table; this domain says who changes, and reads it. */
export { changeAsStaff, type StaffActor } from './change-as-staff.ts';
export { createAuditHandlers } from './handlers.ts';
export { logAction } from './log-action.ts';
export { selectRecordChanges as listRecordChanges, setAuditedStaff } from './queries.ts';
