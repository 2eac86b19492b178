/**
 * Shipping fees: bands by weight, and the setting for free delivery.
 *
 * Triggers (database/migrations/0066-baseline/16-shipping.sql): shipping_bands_bump, shipping_bands_version, shipping_bands_without_gaps,
 * shipping_bands_audit.
 */

export { createAdminShippingHandlers } from './admin-shipping.handlers.ts';
export { createShippingHandlers } from './handlers.ts';
export { findBandFee, quoteShippingFee } from './quote.ts';
