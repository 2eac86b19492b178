/** Customers as staff see them: their orders, notes of staff, blocking. Exporting and erasing belong to the domain privacy. */
export { listCustomerLog, logExport } from './customer-log.ts';
export { createCustomerHandlers } from './handlers.ts';
