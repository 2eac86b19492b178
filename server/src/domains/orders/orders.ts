/**
 * Orders: their lines, their status, their customers, and the notes of staff about them. The domain `payments` has their payments.
 *
 * Triggers (database/migrations/0066-baseline/20-orders.sql): orders_kept, orders_never_emptied, orders_sum_of_lines, orders_step,
 * orders_delivered, orders_written_once, orders_version, orders_audit, orders_forget_customer, orders_guest_erased_audit,
 * order_lines_kept, order_lines_never_emptied, order_lines_written_once, order_lines_in_time, order_events_kept,
 * order_events_never_emptied, order_events_written_once, order_notes_kept, order_notes_never_emptied, order_notes_written_once,
 * order_notes_audit.
 */

export { countOrdersByStatus } from './count-orders.ts';
export {
  findOrder,
  findOrderByIdempotencyKey,
  findOrderByNumber,
  findOrderEnteredByStaff,
  findOrderOfCart,
  listOrdersOfUser,
} from './find-orders.ts';
export { moveOrder, type Step } from './move-order.ts';
export { addOrderNote, listOrderNotes } from './notes/notes.ts';
export { selectNotesOfShopperOrders as listNotesOfShopperOrders } from './notes/queries.ts';
export { loadOrderDetails, type OrderDetails } from './order-details.ts';
export { findShownNames, type OrderForStaff, type PaymentView, presentOrder, presentOrderForStaff, presentPublicOrder } from './present.ts';
export {
  eraseContacts,
  hasOrderedSince,
  hasShopperOrdered,
  isCustomerErased,
  lockGuestOrdersToErase,
  lockOrder,
  lockOrderUnlessLocked,
  markReminded,
  type OrderRow,
  requestErasure,
  selectEvents as listOrderEvents,
  selectOrder as findOrderRow,
  setContact,
} from './queries.ts';
export { type NewOrder, type NewOrderLine, recordOrder } from './record-order.ts';
export { type StaffRequest, withExpectedStatus } from './with-expected-status.ts';
