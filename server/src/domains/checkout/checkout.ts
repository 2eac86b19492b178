/**
 * Places orders: those of shoppers from their carts, and those that staff enter for a customer. One transaction creates the order, reserves
 * its stock and redeems its coupon.
 */
export { createOrderEntryHandlers } from './admin.handlers.ts';
export { createCheckoutHandlers } from './handlers.ts';
