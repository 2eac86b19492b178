import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { addOrderNote, isCustomerErased, lockOrder } from '../../orders/orders.ts';

type NewNote = { order_id: string; staff_id: string; text: string };

/** Adds a note to an order. Locks the order first, so that the customer cannot be erased meanwhile. */
export const writeNote = (db: Db, note: NewNote): Promise<Outcome<null>> =>
  changeAsStaff(db, note, async (trx) => {
    const order = isUuid(note.order_id) ? await lockOrder(trx, note.order_id) : undefined;
    if (!order) return refuse('order_not_found');
    if (isCustomerErased(order)) return refuse('customer_erased');
    await addOrderNote(trx, note);
    return done(null);
  });
