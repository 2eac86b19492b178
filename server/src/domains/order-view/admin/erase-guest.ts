import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { eraseGuestContact, type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';

/** Erases the contact of a guest from her order once it is delivered or cancelled. A repeated call changes nothing. */
export const eraseGuest = (db: Db, request: StaffRequest): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    if (!order.is_guest) return refuse('order_of_account');
    if (order.status !== 'delivered' && order.status !== 'cancelled') return refuse('order_not_finished');
    await setAuditedStaff(trx, request.staff_id);
    // Erases nothing while a payment is left to check, refund or clarify, as staff may then need the contact.
    return (await eraseGuestContact(trx, order.order_id)) ? done(null) : refuse('order_not_finished');
  });
