/** Shipping fees: bands by weight, and the setting for free delivery. */

export { createShippingHandlers } from './handlers.ts';
export { quoteShippingFee } from './quote.ts';
