/**
 * Payments: attempts, their problems, and the providers. This domain knows only the id and the total of an order.
 *
 * Triggers (database/migrations/0066-baseline/24-payments.sql): payment_attempts_kept, payment_attempts_never_emptied,
 * payment_attempts_written_once, payment_attempts_step, payment_attempts_about_erased, payment_problems_kept,
 * payment_problems_never_emptied, payment_problems_audit, payment_problems_about_erased.
 */

export { createPaymentProblemHandlers } from './handlers.ts';
export { listPaymentProblems, listSameTransactions } from './list-problems.ts';
export { loadPaymentStatuses, type PaymentRecord } from './load-payment-statuses.ts';
export { createAttempt, moveAttempt } from './move-attempt.ts';
export { findProvider, getPaymentMethod, listPaymentMethods } from './payment-methods.ts';
export { computeOrderAmountDue, computePaymentStatus, presentPaymentReview, summarizePayment } from './payment-status.ts';
export { presentAttempts } from './present.ts';
export type { PaymentNotice } from './providers/definition.ts';
export type {
  NewPayment,
  PaymentReport,
  Provider,
  ProviderMethod,
  Providers,
  Receipt,
  Refund,
  RefundResponse,
  StartResponse,
} from './providers/provider.ts';
export { findDefinition, PROVIDERS } from './providers/registry.ts';
export { START_MS_MAX } from './providers/time-limit.ts';
export {
  type Attempt,
  beginRefund,
  insertProblem as reportProblem,
  lockAttempts,
  reserveDueAttempts,
  resolveContestedProblems,
  resolveRefundProblems,
  selectAttempt as findAttempt,
  selectAttemptByReference as findAttemptByReference,
  selectAttempts as listAttempts,
  selectDisputedIds as listDisputedPaymentIds,
  selectMismatches as listPaymentMismatches,
  selectOrdersWithOpenMoney as listOrdersWithOpenMoney,
  undoBeginRefund,
  updateAttemptDetails,
} from './queries.ts';
export {
  findConfirmationRefusal,
  findPaymentConfirmedByStaff,
  lockTransactionIdAndFindConfirmer,
  REFUSAL_BY_CONFIRMER,
  reportContestedTransaction,
} from './shared-transactions.ts';
export { reportUnneededPartialPayment } from './unneeded-partial-payment.ts';
