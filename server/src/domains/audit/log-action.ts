import type { AuditedNoun } from '@uruhu/contract/staff/audited-nouns';
import type { Db } from '../../database/db.ts';
import type { StaffActor } from './change-as-staff.ts';
import { insertEntry } from './queries.ts';

type Action = {
  noun: AuditedNoun;
  record_id: string;
  action?: 'insert' | 'update' | 'delete';
  /** What stands in the entry. Nothing that may name a customer, as the log cannot be erased. */
  details?: Readonly<Record<string, unknown>>;
};

/** Notes in the audit log what a staff member did without changing an audited table, such as an export. */
export async function logAction(
  db: Db,
  { staff_id }: StaffActor,
  { noun, record_id, action = 'update', details = {} }: Action,
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(details).map(([name, to]) => [name, { from: null, to }]));
  await insertEntry(db, { noun, record_id, action, changes: JSON.stringify(changes), staff_id });
}
