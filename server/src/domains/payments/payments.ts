/** What has been paid. Knows nothing of orders but their id and total. */
export type { Payment } from './payment-status.ts';
export { paymentStatuses } from './payment-statuses.ts';
