/**
 * Sets up a new shop: creates its first owner, and tells staff which steps remain until shoppers can order.
 *
 * Triggers (database/migrations/0066-baseline/15-setup.sql): shop_opening_version, shop_opening_audit.
 */
export { createSetupHandlers } from './handlers.ts';
export { createOwnerLink } from './owner-link.ts';
