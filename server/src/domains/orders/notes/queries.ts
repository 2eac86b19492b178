/** All queries of order notes; no other file accesses their table. */
import type { Db } from '../../../database/db.ts';

/** Bounds the page of an order in the back office. */
const NOTES_MAX = 500;

export const insertNote = (db: Db, note: { order_id: string; staff_id: string; text: string }) =>
  db.insertInto('order_notes').values(note).execute();

/** The notes of an order, newest first, with the name of the staff member. */
export const selectNotes = (db: Db, order_id: string) =>
  db
    .selectFrom('order_notes')
    .innerJoin('staff', 'staff.staff_id', 'order_notes.staff_id')
    .select(['order_note_id', 'text', 'staff.name as staff', 'order_notes.created_at'])
    .where('order_id', '=', order_id)
    .orderBy('order_notes.created_at', 'desc')
    .orderBy('order_note_id')
    .limit(NOTES_MAX)
    .execute();

/** The notes about all orders of a shopper, oldest first. */
export const selectNotesOfShopperOrders = (db: Db, user_id: string) =>
  db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.order_id', 'order_notes.order_id')
    .select(['order_notes.order_id', 'text', 'order_notes.created_at'])
    .where('user_id', '=', user_id)
    .orderBy('order_notes.created_at')
    .orderBy('order_note_id')
    .execute();
