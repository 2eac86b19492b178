/** What has been paid, and by whom it is moved. Knows nothing of orders but their id and total. */

export { paymentRoutes } from './admin.routes.ts';
export { problemsOf } from './find-problems.ts';
export { START_MS_MAX } from './in-time.ts';
export { methodsOf } from './methods-of.ts';
export { type MomoOptions, momo } from './momo/momo.ts';
export { beginAttempt, moveAttempt } from './move-attempt.ts';
export { countedByHand, isBroughtByProvider } from './one-transaction.ts';
export { amountDue, paymentOf, paymentStatus } from './payment-status.ts';
export { type Payment, paymentStatuses } from './payment-statuses.ts';
export { type PesapalOptions, pesapal } from './pesapal/pesapal.ts';
export { presentAttempt } from './present.ts';
export type { Asked, Charge, Provider, Providers, Receipt, Refund, Standing, Started } from './provider.ts';
export {
  type Attempt,
  claimDue as claimDueAttempts,
  claimRefund,
  insertProblem as reportProblem,
  isConfirmed,
  lockAttempts,
  resolveProblemsOf,
  selectAttempt as attemptById,
  selectAttemptByReference as attemptByReference,
  selectAttempts as attemptsOf,
  selectDisputed as disputedOf,
  selectMismatches as mismatchesOf,
  undoRefundClaim,
  updateKnown as noteKnown,
} from './queries.ts';
