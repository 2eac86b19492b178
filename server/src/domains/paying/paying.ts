/**
 * Paying an order: starts payments, settles them by the provider's report, refunds them, and asks providers about payments without a
 * callback.
 */
export { adminPayingHandlers } from './admin.handlers.ts';
export { giveUpAttempts } from './give-up-attempts.ts';
export { payingHandlers } from './handlers.ts';
export { buildPaymentInstructions, type HowToPay } from './how-to-pay.ts';
export { computeNextCheck } from './next-check.ts';
export { noticeHandlers } from './notice.handlers.ts';
export { keepReconciling, RECONCILE_EVERY_MS, reconcile } from './reconcile.ts';
export { settlePayment } from './settle-payment.ts';
export { createNoticeTakers } from './take-notice.ts';
