/**
 * Brands as staff edit them. The catalogue shows them to shoppers.
 *
 * Triggers (database/migrations/0066-baseline/07-brands.sql): brands_bump, brands_version, brands_audit.
 */

export { createBrandHandlers } from './handlers.ts';
