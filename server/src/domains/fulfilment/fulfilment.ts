/**
 * Everything after an order is placed: staff prepare, ship, deliver or cancel it, shoppers cancel or reorder it, jobs remind of and cancel
 * unpaid ones.
 */
export { createAdminFulfilmentHandlers } from './admin.handlers.ts';
export { expireOrders } from './expire-orders.ts';
export { createFulfilmentHandlers } from './handlers.ts';
export { remindOrders } from './remind-orders.ts';
export type { UnpaidOrdersContext } from './unpaid-orders.ts';
