import type { NewPayment, StartResponse } from '../provider.ts';
import type { Caller, CallResult } from './caller.ts';
import type { MomoOptions } from './options.ts';
import { REASON_BY_MTN_CODE, readMtnCode } from './reasons.ts';

/** Longer texts are shortened, as MTN refuses them. */
const TEXT_CHARS_MAX = 160;

/** Keeps only English letters, digits and spaces, as MTN refuses all other characters, even an apostrophe. */
const toPlainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, TEXT_CHARS_MAX);

/** Throws if the amount or the phone number is invalid, which would be an error of the shop. */
function buildPaymentRequest({ payment_attempt_id, amount_rwf, description, payer_phone }: NewPayment, currency: string) {
  if (!Number.isSafeInteger(amount_rwf) || amount_rwf <= 0) throw new Error('an amount for MTN must be a whole number above 0');
  const partyId = payer_phone.replace(/^\+/, '');
  if (!/^\d{8,15}$/.test(partyId)) throw new Error('a phone number for MTN must have 8 to 15 digits');
  const note = toPlainText(description);
  return {
    amount: String(amount_rwf),
    currency,
    externalId: payment_attempt_id,
    payer: { partyIdType: 'MSISDN', partyId },
    payerMessage: note,
    payeeNote: note,
  };
}

/**
 * 202: MTN has accepted the request. 409: MTN already knows the reference, because the network has delivered the request twice. Only this
 * attempt uses the reference, so the first delivery has started it.
 */
const STARTED_STATUSES = new Set([202, 409]);
/** The HTTP status if the shop calls MTN too often. */
const TOO_MANY_CALLS = 429;
/**
 * The HTTP statuses after which the shop knows that MTN has not started the payment. After any other status, such as 408 or 5xx, MTN may
 * have started it before the error.
 */
const REFUSED_STATUSES = new Set([400, 403, 404, 405, 413, 415, 422, TOO_MANY_CALLS]);

function readResponse(result: CallResult, provider_reference: string): StartResponse {
  if (result.kind === 'refused') return { ...result, reason_code: null };
  if (result.kind === 'unclear') {
    return result.mayHaveArrived
      ? { kind: 'unknown', reason: result.reason }
      : { kind: 'refused', reason: result.reason, reason_code: null };
  }
  const { http_status, body } = result;
  if (STARTED_STATUSES.has(http_status)) return { kind: 'started', provider_reference, redirect_url: '' };
  const reason = `HTTP ${http_status} ${readMtnCode(body)}`.trim();
  if (!REFUSED_STATUSES.has(http_status)) return { kind: 'unknown', reason };
  return {
    kind: 'refused',
    reason,
    reason_code: REASON_BY_MTN_CODE[readMtnCode(body)] ?? (http_status === TOO_MANY_CALLS ? 'mobile_money_busy' : null),
  };
}

/**
 * Asks MTN to prompt the customer on her phone. The shop never repeats a request that MTN may have carried out. The request's reference is
 * the attempt's id, and MTN accepts each reference only once.
 */
export async function askToPay(call: Caller, options: MomoOptions, newPayment: NewPayment, signal: AbortSignal): Promise<StartResponse> {
  const reference = newPayment.payment_attempt_id;
  const noticeUrl = options.targetEnvironment === 'sandbox' ? null : options.noticeUrl();
  const headers: Record<string, string> = { 'X-Reference-Id': reference };
  if (noticeUrl) headers['X-Callback-Url'] = noticeUrl;
  const body = buildPaymentRequest(newPayment, options.currency);
  return readResponse(await call({ method: 'POST', path: '/collection/v1_0/requesttopay', headers, body, signal }), reference);
}
