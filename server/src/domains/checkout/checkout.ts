/** Placing an order: turns a cart, its stock, shipping and coupon into an order, in one transaction. */
export { createOrderEntryHandlers } from './admin.handlers.ts';
export { createCheckoutHandlers } from './handlers.ts';
export { UNPAID_BOUNDS } from './unpaid-limit.ts';
