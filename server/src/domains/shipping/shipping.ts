/** Shipping fees: bands by weight, and the setting for free delivery. */

export { createAdminShippingHandlers } from './admin-shipping.handlers.ts';
export { createShippingHandlers } from './handlers.ts';
export { quoteShippingFee } from './quote.ts';
