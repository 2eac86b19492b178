/** Notes of staff about an order, for colleagues. They are written once, and erased with the customer. */
export { addOrderNote, listOrderNotes } from './notes.ts';
export { selectNotesByUser as listNotesAbout } from './queries.ts';
