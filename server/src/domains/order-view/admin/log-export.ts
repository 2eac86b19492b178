import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { logAction } from '../../audit/audit.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../../staff/staff.ts';

/**
 * Records in the audit log which staff member exported orders with which filter, and mails the owners and her. It records only that there was a
 * search text or a customer, because the audit log cannot be erased.
 */
export const logOrderExport = (
  context: NoticeContext,
  staff: NoticeActor,
  { q, user_id, ...filter }: OrderFilter,
): Promise<Outcome<undefined>> =>
  actWithNotices(context, staff, { kind: 'orders_exported' }, async (trx) => {
    const criteria = { ...filter, ...(q || user_id ? { search: true } : {}) };
    await logAction(trx, staff, { kind: 'order-exports', record_id: 'csv', action: 'insert', details: criteria });
    return done(undefined);
  });
