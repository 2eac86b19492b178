/** Placing an order: makes an order from a cart, reserves its stock and redeems its coupon, in one transaction. */
export { createOrderEntryHandlers } from './admin.handlers.ts';
export { createCheckoutHandlers } from './handlers.ts';
export { UNPAID_BOUNDS } from './unpaid-limit.ts';
