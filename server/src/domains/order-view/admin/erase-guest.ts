import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import { eraseSettledGuests } from '../erase-guests.ts';

/** Erases the contact of a guest from her order once it is delivered or cancelled. A repeated call changes nothing. */
export const eraseGuest = (db: Db, request: StaffRequest): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    if (!order.is_guest) return refuse('order_of_account');
    if (order.status !== 'delivered' && order.status !== 'cancelled') return refuse('order_not_finished');
    if (order.erased_at !== null) return done(null);
    await setAuditedStaff(trx, request.staff_id);
    return (await eraseSettledGuests(trx, [order])) > 0 ? done(null) : refuse('order_not_finished');
  });
