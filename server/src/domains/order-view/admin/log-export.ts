import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { Db } from '../../../database/db.ts';
import { logAction } from '../../audit/audit.ts';

/**
 * Notes in the audit log who exported orders, and by which filter. Of the search text it says only that there was one, because it may name a
 * customer and the log cannot be erased.
 */
export async function logExport(db: Db, { staff_id }: { staff_id: string }, { q, ...filter }: OrderFilter): Promise<void> {
  const criteria = { ...filter, ...(q ? { search: true } : {}) };
  await logAction(db, { staff_id }, { noun: 'order-exports', record_id: 'csv', action: 'insert', details: criteria });
}
