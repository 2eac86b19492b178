import type { OrderFilter } from '@uruhu/contract/staff/order-lists';
import type { Db } from '../../../database/db.ts';
import { insertEntry } from '../../audit/audit.ts';

/**
 * Notes in the audit log who exported orders, and by which filter. Of the search text it says only that there was one, because it may name a
 * customer and the log cannot be erased.
 */
export async function logExport(db: Db, { staff_id }: { staff_id: string }, { q, ...filter }: OrderFilter): Promise<void> {
  const criteria = { ...filter, ...(q ? { search: true } : {}) };
  const changes = Object.fromEntries(Object.entries(criteria).map(([name, to]) => [name, { from: null, to }]));
  await insertEntry(db, { noun: 'order-exports', record_id: 'csv', action: 'insert', changes: JSON.stringify(changes), staff_id });
}
