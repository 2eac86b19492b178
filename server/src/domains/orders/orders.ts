/** Orders: their lines, their status, their customers, and the notes of staff about them. The domain `payments` has their payments. */

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
export { type PaymentView, presentOrder, presentPublicOrder } from './present.ts';
export {
  eraseDueGuestContacts,
  eraseGuestContact,
  hasOrderedSince,
  hasShopperOrdered,
  isCustomerErased,
  lockOrder,
  lockOrderUnlessLocked,
  markReminded,
  type OrderRow,
  requestGuestErasure,
  selectEvents as listOrderEvents,
  selectOrder as findOrderRow,
  setContact,
} from './queries.ts';
export { type NewOrder, type NewOrderLine, recordOrder } from './record-order.ts';
export { type StaffRequest, withExpectedStatus } from './with-expected-status.ts';
