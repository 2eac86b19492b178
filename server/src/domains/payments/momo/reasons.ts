/** Why a payment failed, as MTN says it, in words for whoever paid. */

const NO_MONEY = 'There was not enough money in the mobile money account.';
const TOO_LATE = 'The payment was not approved in time.';
const NO_ACCOUNT = 'This number has no mobile money account that can pay.';
const REJECTED = 'The payment was declined on the phone.';
const LIMIT = 'The limit of the mobile money account was reached.';
export const BUSY = 'Mobile money is not available at the moment. Please try again in a few minutes.';
/** It is not theirs to mend. */
const OURS = 'Mobile money by prompt does not work at the moment. Please dial the code instead.';

export const REASONS: Readonly<Record<string, string>> = {
  // Mostly: not enough money.
  INTERNAL_PROCESSING_ERROR: 'The payment could not be made. Please check that there is enough money in the account.',
  PAYER_NOT_FOUND: NO_ACCOUNT,
  PAYEE_NOT_FOUND: OURS,
  NOT_ENOUGH_FUNDS: NO_MONEY,
  PAYER_LIMIT_REACHED: LIMIT,
  APPROVAL_REJECTED: REJECTED,
  REJECTED,
  EXPIRED: TOO_LATE,
  ONGOING: 'Another payment of this account is under way. Please try again in a few minutes.',
  PAYER_DELAYED: TOO_LATE,
  NOT_ALLOWED: NO_ACCOUNT,
  NOT_ALLOWED_TARGET_ENVIRONMENT: OURS,
  INVALID_CALLBACK_URL_HOST: OURS,
  INVALID_CURRENCY: OURS,
  SERVICE_UNAVAILABLE: BUSY,
  COULD_NOT_PERFORM_TRANSACTION: TOO_LATE,
  PAYEE_NOT_ALLOWED_TO_RECEIVE: OURS,
};
const OTHERWISE = 'The payment was not made.';

/** A code as it stands in an answer: alone, or in an object with a message. */
export function codeOf(reason: unknown): string {
  const code = typeof reason === 'object' && reason !== null ? (reason as { code?: unknown }).code : reason;
  return typeof code === 'string' ? code.trim().toUpperCase().slice(0, 60) : '';
}

export const inWords = (reason: unknown): string => REASONS[codeOf(reason)] ?? OTHERWISE;
