import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { Db } from '../../../database/db.ts';
import { logAction } from '../../audit/audit.ts';

/**
 * Records in the audit log which staff member exported orders with which filter. It records only that there was a search text, not the
 * text, because it may name a customer and the audit log cannot be erased.
 */
export async function logOrderExport(db: Db, { staff_id }: { staff_id: string }, { q, ...filter }: OrderFilter): Promise<void> {
  const criteria = { ...filter, ...(q ? { search: true } : {}) };
  await logAction(db, { staff_id }, { kind: 'order-exports', record_id: 'csv', action: 'insert', details: criteria });
}
