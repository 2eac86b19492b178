/**
 * Paying an order: starts payments, settles them by the provider's report, refunds them, and asks providers about payments without a
 * callback.
 */
export { createAdminPayingHandlers } from './admin.handlers.ts';
export { cancelAtProviders } from './cancel-at-providers.ts';
export { createNoticeHandlersByProvider } from './handle-notice.ts';
export { createPayingHandlers } from './handlers.ts';
export { computeExpiredCheck } from './next-check.ts';
export { createNoticeHandlers } from './notice.handlers.ts';
export { buildPaymentInstructions, type HowToPay } from './payment-instructions.ts';
export { RECONCILE_EVERY_MS, reconcilePayments, startReconciling } from './reconcile.ts';
export { settlePayment } from './settle-payment.ts';
