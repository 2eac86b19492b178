/** Shipping fees: bands by weight, and the setting for free delivery. */

export { shippingHandlers } from './handlers.ts';
export { quote } from './quote.ts';
