import type { Charge, StartResponse } from '../provider.ts';
import type { Caller, CallResult } from './caller.ts';
import type { MomoOptions } from './options.ts';
import { REASONS, toReasonCode } from './reasons.ts';

const TEXT_CHARS_MAX = 160;

/** MTN accepts English letters and digits only: it refuses even an apostrophe. */
const toPlainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, TEXT_CHARS_MAX);

/** Throws if the amount or the phone number is one that the shop must never send. */
export function buildPaymentRequest({ payment_attempt_id, amount_rwf, description, payer_phone }: Charge, currency: string) {
  if (!Number.isSafeInteger(amount_rwf) || amount_rwf <= 0) throw new Error('an amount for MTN is whole, and more than nothing');
  const partyId = payer_phone.replace(/^\+/, '');
  if (!/^\d{8,15}$/.test(partyId)) throw new Error('a number for MTN is digits alone');
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
 * Accepted; or 409: MTN has our reference already. The reference is this attempt's alone, so the attempt was started by a request whose
 * response was lost.
 */
const STARTED_STATUSES = new Set([202, 409]);
/** MTN's gateway limits the rate of calls. */
const TOO_MANY_CALLS = 429;
/**
 * MTN refused, and nothing was started: the request is wrong, not allowed or not accepted. After any other status the shop cannot know: 408
 * and 5xx say that a server gave up, not what it had done by then.
 */
const REFUSED_STATUSES = new Set([400, 403, 404, 405, 413, 415, 422, TOO_MANY_CALLS]);

function readResponse(result: CallResult, provider_reference: string): StartResponse {
  if (result.kind === 'refused') return { ...result, why: null };
  if (result.kind === 'unclear') {
    return result.sent ? { kind: 'unknown', reason: result.reason } : { kind: 'refused', reason: result.reason, why: null };
  }
  const { http_status, body } = result;
  if (STARTED_STATUSES.has(http_status)) return { kind: 'started', provider_reference, redirect_url: '' };
  const reason = `HTTP ${http_status} ${toReasonCode(body)}`.trim();
  if (!REFUSED_STATUSES.has(http_status)) return { kind: 'unknown', reason };
  return { kind: 'refused', reason, why: REASONS[toReasonCode(body)] ?? (http_status === TOO_MANY_CALLS ? 'mobile_money_busy' : null) };
}

/**
 * Prompts the owner of that number on the phone. The request is sent once: the reference is the attempt's own, and MTN accepts each
 * reference once.
 */
export async function askToPay(call: Caller, options: MomoOptions, charge: Charge, signal: AbortSignal): Promise<StartResponse> {
  const reference = charge.payment_attempt_id;
  const callback = options.targetEnvironment === 'sandbox' ? null : options.callbackUrl();
  const headers = { 'X-Reference-Id': reference, ...(callback ? { 'X-Callback-Url': callback } : {}) };
  const body = buildPaymentRequest(charge, options.currency);
  return readResponse(await call({ method: 'POST', path: '/collection/v1_0/requesttopay', headers, body, signal }), reference);
}
