import type { ReasonCode } from '../../../../messages/sentences.ts';
import { type Fields, readText, toFields } from '../fields.ts';
import type { NewPayment, StartResponse } from '../provider.ts';
import { describePesapalError, findPesapalError, isCallOk } from './body.ts';
import type { Caller, CallResult } from './caller.ts';
import type { NoticeAddress } from './notice-address.ts';
import type { PesapalOptions } from './options.ts';

type StartContext = Pick<PesapalOptions, 'currency' | 'pageOrigin'>;

/** The references that PesaPal accepts. */
const REFERENCE_PATTERN = /^[\w.-]{1,50}$/;
/** Longer texts are shortened, in UTF-16 units. */
const DESCRIPTION_UNITS_MAX = 100;
const NAME_UNITS_MAX = 50;
/** The reasons that shoppers see, by PesaPal's error code. Lists only errors that another attempt would also get. */
const REASON_BY_PESAPAL_CODE: Readonly<Record<string, ReasonCode>> = {
  amount_exceeds_default_limit: 'amount_over_card_limit',
  maximum_amount_limit_exceeded: 'amount_over_card_limit',
  test_transactions_exceeded: 'cards_unavailable',
};

/** Shortens a text without splitting a character. The limit is in UTF-16 units, as PesaPal does not document its unit. */
function truncateText(value: string, units_max: number): string {
  let truncated = '';
  for (const character of value) {
    if (truncated.length + character.length > units_max) break;
    truncated += character;
  }
  return truncated;
}

/** Splits 'Keza Aline Ingabire' into the first name Keza and the last name Aline Ingabire. */
function buildBilling({ name, email, phone }: NewPayment['customer']) {
  const [firstName = '', ...otherNames] = name.trim().split(/\s+/);
  return {
    email_address: email,
    phone_number: phone,
    country_code: 'RW',
    first_name: truncateText(firstName, NAME_UNITS_MAX),
    last_name: truncateText(otherNames.join(' '), NAME_UNITS_MAX),
  };
}

/**
 * Builds the body of the request. The amount is sent in francs, which have no cents. Throws if the reference or the amount is invalid,
 * which would be an error of the shop.
 */
function buildSubmission(newPayment: NewPayment, currency: string, notification_id: string) {
  const { payment_attempt_id: id, amount_rwf: amount, description, return_url, cancel_url, customer } = newPayment;
  if (!REFERENCE_PATTERN.test(id))
    throw new Error('a reference for PesaPal must have 1 to 50 letters, digits, dots, hyphens and underscores');
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('an amount for PesaPal must be a whole number of francs above 0');
  return {
    id,
    currency,
    amount,
    description: truncateText(description, DESCRIPTION_UNITS_MAX),
    callback_url: return_url,
    cancellation_url: cancel_url,
    notification_id,
    redirect_mode: 'TOP_WINDOW',
    billing_address: buildBilling(customer),
  };
}

/** The result of a call without a readable response: refused if the request was not sent, otherwise unknown. */
const toFailedStart = (result: Exclude<CallResult, { kind: 'json' }>): StartResponse =>
  result.kind === 'refused' || !result.mayHaveArrived
    ? { kind: 'refused', reason: result.reason, reason_code: null }
    : { kind: 'unknown', reason: result.reason };

function readResponse(body: Fields, newPayment: NewPayment, { pageOrigin }: StartContext): StartResponse {
  const error = findPesapalError(body);
  if (error || !isCallOk(body)) {
    const errorText = `${error?.code} ${error?.message}`;
    const reason_code = REASON_BY_PESAPAL_CODE[error?.code ?? ''] ?? (/currency/i.test(errorText) ? 'currency_refused' : null);
    return { kind: 'refused', reason: describePesapalError(error, body), reason_code };
  }
  const provider_reference = readText(body.order_tracking_id);
  const redirect_url = readText(body.redirect_url);
  // Printable ASCII without spaces.
  if (!/^[!-~]{1,100}$/.test(provider_reference)) return { kind: 'unknown', reason: 'the response has no tracking id' };
  if (readText(body.merchant_reference) !== newPayment.payment_attempt_id)
    return { kind: 'unknown', reason: 'the response is for another reference' };
  if (!URL.canParse(redirect_url) || new URL(redirect_url).origin !== pageOrigin) {
    return { kind: 'unknown', reason: 'the response redirects to a page that is not PesaPal’s' };
  }
  return { kind: 'started', provider_reference, redirect_url };
}

/** Starts a payment. The request is repeated once, but only if PesaPal does not know the notice address. */
export async function startAtPesapal(
  call: Caller,
  noticeAddress: NoticeAddress,
  options: StartContext,
  newPayment: NewPayment,
  signal: AbortSignal,
): Promise<StartResponse> {
  for (let retriesLeft = 1; ; retriesLeft--) {
    const noticeId = await noticeAddress.get();
    if (noticeId.kind !== 'id') return { kind: 'refused', reason: noticeId.reason, reason_code: null };
    const body = buildSubmission(newPayment, options.currency, noticeId.ipn_id);
    const result = await call({ method: 'POST', path: '/api/Transactions/SubmitOrderRequest', body, canRepeat: false, signal });
    if (result.kind !== 'json') return toFailedStart(result);
    const response = toFields(result.body);
    if (findPesapalError(response)?.code !== 'InvalidIpnId' || retriesLeft === 0) return readResponse(response, newPayment, options);
    noticeAddress.invalidate(noticeId.ipn_id);
  }
}
