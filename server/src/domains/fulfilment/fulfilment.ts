/** Moves orders on: prepare, ship, deliver, cancel, reorder; and cancels or reminds of unpaid orders. */
export { adminFulfilmentHandlers } from './admin.handlers.ts';
export { expireOrders } from './expire-orders.ts';
export { fulfilmentHandlers } from './handlers.ts';
export { remindOrders } from './remind-orders.ts';
export type { UnpaidOrdersContext } from './unpaid-orders.ts';
