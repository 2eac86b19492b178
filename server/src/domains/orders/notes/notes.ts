/** Notes that staff members write about an order for each other. They cannot be changed, and are erased with the customer. */
import type { OrderNote } from '@uruhu/contract/staff/orders/details';
import type { Db } from '../../../database/db.ts';
import { insertNote, selectNotes } from './queries.ts';

/** The notes of an order, newest first. */
export async function listOrderNotes(db: Db, order_id: string): Promise<OrderNote[]> {
  const notes = await selectNotes(db, order_id);
  return notes.map(({ order_note_id, created_at, ...note }) => ({
    note_id: order_note_id,
    ...note,
    created_at: created_at.toISOString(),
  }));
}

/** The caller must have locked the order, so that the customer is not erased meanwhile. */
export async function addOrderNote(trx: Db, note: { order_id: string; staff_id: string; text: string }): Promise<void> {
  await insertNote(trx, note);
}
