import type { AuditedField } from '@uruhu/contract/staff/audit/audited-fields';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import type { Db } from '../../database/db.ts';
import type { StaffActor } from './change-as-staff.ts';
import { insertEntry } from './queries.ts';

type LoggedAction<Kind extends AuditedKind, Details extends object> = {
  kind: Kind;
  record_id: string;
  action?: 'insert' | 'update' | 'delete';
  /** The values of the entry. They must not name a customer, as the log cannot be erased. Only fields that the contract names are allowed. */
  details?: Readonly<Details> & Partial<Record<Exclude<keyof Details, AuditedField<Kind>>, never>>;
};

/** Logs an action of a staff member that changes no audited table, such as an export. */
export async function logAction<Kind extends AuditedKind, Details extends object>(
  db: Db,
  { staff_id }: StaffActor,
  { kind, record_id, action = 'update', details }: LoggedAction<Kind, Details>,
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(details ?? {}).map(([name, to]) => [name, { from: null, to }]));
  await insertEntry(db, { noun: kind, record_id, action, changes: JSON.stringify(changes), staff_id });
}
