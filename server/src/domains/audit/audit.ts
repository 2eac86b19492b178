/** The audit log. The database writes it itself, by triggers on each audited table; this domain says who changes, and reads it. */
export { changeAsStaff } from './change-as-staff.ts';
export { createAuditHandlers } from './handlers.ts';
export { insertEntry, selectRecordChanges as listRecordChanges, setAuditedStaff } from './queries.ts';
