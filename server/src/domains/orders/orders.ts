/** Orders: what a shopper bought, and how far the order has come. Payments are a domain of their own. */

export { countOrdersByStatus } from './count-orders.ts';
export { findEnteredOrder, findOrder, findOrderByKey, findOrderByNumber, findOrderOfCart, listOwnOrders } from './find-orders.ts';
export { moveOrder, type Step } from './move-order.ts';
export { presentOrder, presentPublicOrder } from './present.ts';
export {
  askGuestErasure,
  deleteGuestContacts,
  eraseGuestContact,
  hasOrderedSince,
  hasPersonOrdered,
  isCustomerErased,
  lockOrder,
  lockOrderUnlessHeld,
  markReminded,
  type OrderRow,
  setContact,
} from './queries.ts';
export { loadRecords, type OrderRecord } from './record.ts';
export { type NewOrder, type NewOrderLine, recordOrder } from './record-order.ts';
export { type StaffRequest, withExpectedStatus } from './with-expected-status.ts';
