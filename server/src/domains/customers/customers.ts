/**
 * Customers as staff see them: their orders, notes about them, blocking. Exporting and erasing their data is in the domain privacy.
 *
 * Triggers (database/migrations/0066-baseline/06-customers.sql): customer_log_written_once, customer_log_kept, customer_log_audit.
 */
export { listCustomerLog, logCustomerExport } from './customer-log.ts';
export { createCustomerHandlers } from './handlers.ts';
