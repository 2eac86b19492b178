/**
 * Paying an order: starts payments, settles them by the reports of providers, refunds them, and asks providers about payments whose notice
 * is missing.
 */
export { createAdminPayingHandlers } from './admin.handlers.ts';
export { createPayingHandlers } from './handlers.ts';
export { createNoticeHandlers } from './notice.handlers.ts';
export { cancelAtProviders } from './refund/cancel-at-providers.ts';
export { createNoticeHandlerByProvider } from './settle/handle-notice.ts';
export { computeNextCheckOfExpired } from './settle/next-check.ts';
export { RECONCILE_EVERY_MS, startReconciling } from './settle/reconcile.ts';
export { settlePayment } from './settle/settle-payment.ts';
export { buildPaymentInstructions } from './start/payment-instructions.ts';
