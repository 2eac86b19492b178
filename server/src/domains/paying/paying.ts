/**
 * Paying an order: starts payments, settles them by the provider's report, refunds them, and asks providers about payments without a
 * callback.
 */
export { createAdminPayingHandlers } from './admin.handlers.ts';
export { createPayingHandlers } from './handlers.ts';
export { createNoticeHandlers } from './notice.handlers.ts';
export { cancelAtProviders } from './refund/cancel-at-providers.ts';
export { createNoticeHandlersByProvider } from './settle/handle-notice.ts';
export { computeExpiredCheck } from './settle/next-check.ts';
export { RECONCILE_EVERY_MS, reconcilePayments, startReconciling } from './settle/reconcile.ts';
export { settlePayment } from './settle/settle-payment.ts';
export { buildPaymentInstructions, type HowToPay } from './start/payment-instructions.ts';
