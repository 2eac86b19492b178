/** Exporting and erasing all data of a shopper. Only this domain knows all the others that hold personal data. */
export { createCustomerPrivacyHandlers } from './admin.handlers.ts';
export { createPrivacyHandlers } from './handlers.ts';
