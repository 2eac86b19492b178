/** Exports and erases all data of a shopper. Only this domain depends on all other domains with personal data. */
export { createCustomerPrivacyHandlers } from './admin.handlers.ts';
export { createPrivacyHandlers } from './handlers.ts';
