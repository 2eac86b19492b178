/** Customers as staff see them: their orders, notes about them, blocking. Exporting and erasing their data is in the domain privacy. */
export { listCustomerLog, logCustomerExport } from './customer-log.ts';
export { createCustomerHandlers } from './handlers.ts';
