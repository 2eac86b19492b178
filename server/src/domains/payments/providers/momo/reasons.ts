/** Translates MTN's codes for a failed payment into the shop's reason codes, for which the shop has sentences. */
import type { ReasonCode } from '../../../../messages/sentences.ts';

export const REASON_BY_MTN_CODE: Readonly<Record<string, ReasonCode>> = {
  // MTN usually sends this if the customer does not have enough money.
  INTERNAL_PROCESSING_ERROR: 'maybe_no_money',
  PAYER_NOT_FOUND: 'no_account',
  PAYEE_NOT_FOUND: 'prompts_unavailable',
  NOT_ENOUGH_FUNDS: 'no_money',
  PAYER_LIMIT_REACHED: 'account_limit',
  APPROVAL_REJECTED: 'declined_on_phone',
  REJECTED: 'declined_on_phone',
  EXPIRED: 'not_approved_in_time',
  ONGOING: 'other_payment_pending',
  PAYER_DELAYED: 'not_approved_in_time',
  NOT_ALLOWED: 'no_account',
  NOT_ALLOWED_TARGET_ENVIRONMENT: 'prompts_unavailable',
  INVALID_CALLBACK_URL_HOST: 'prompts_unavailable',
  INVALID_CURRENCY: 'prompts_unavailable',
  SERVICE_UNAVAILABLE: 'mobile_money_busy',
  COULD_NOT_PERFORM_TRANSACTION: 'not_approved_in_time',
  PAYEE_NOT_ALLOWED_TO_RECEIVE: 'prompts_unavailable',
};

/** Reads MTN's code for a failure, which MTN sends as a string, or in an object with a message. */
export function readMtnCode(reason: unknown): string {
  const code = typeof reason === 'object' && reason !== null ? (reason as { code?: unknown }).code : reason;
  return typeof code === 'string' ? code.trim().toUpperCase().slice(0, 60) : '';
}

/** The shop's reason code for a failure that MTN reports. */
export const toReasonCode = (reason: unknown): ReasonCode => REASON_BY_MTN_CODE[readMtnCode(reason)] ?? 'not_made';
