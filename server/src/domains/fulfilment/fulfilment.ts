/** The steps of an order after it is placed: prepare, ship, deliver, cancel, reorder. Also cancels unpaid orders and reminds of them. */
export { createAdminFulfilmentHandlers } from './admin.handlers.ts';
export { expireOrders } from './expire-orders.ts';
export { createFulfilmentHandlers } from './handlers.ts';
export { remindOrders } from './remind-orders.ts';
export type { UnpaidOrdersContext } from './unpaid-orders.ts';
