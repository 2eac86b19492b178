import type { Charge, Started } from '../provider.ts';
import type { Called, Caller } from './caller.ts';
import type { MomoOptions } from './options.ts';
import { BUSY, codeOf, REASONS } from './reasons.ts';

const TEXT_CHARS_MAX = 160;

/** MTN takes letters of the English alphabet and digits: an apostrophe alone is refused. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, TEXT_CHARS_MAX);

/** Throws on what the shop must never send. */
export function requestToPay({ payment_attempt_id, amount_rwf, description, payer_phone }: Charge, currency: string) {
  if (!Number.isSafeInteger(amount_rwf) || amount_rwf <= 0) throw new Error('an amount for MTN is whole, and more than nothing');
  const partyId = payer_phone.replace(/^\+/, '');
  if (!/^\d{8,15}$/.test(partyId)) throw new Error('a number for MTN is digits alone');
  const note = plain(description);
  return {
    ...{ amount: String(amount_rwf), currency, externalId: payment_attempt_id },
    ...{ payer: { partyIdType: 'MSISDN', partyId }, payerMessage: note, payeeNote: note },
  };
}

/** Taken up; or (409) our reference was there before, and nobody else has it: then it was begun, however that was answered. */
const BEGUN = new Set([202, 409]);
/** So many calls that MTN's door does not take this one. */
const TOO_MANY = 429;
/**
 * No, and nothing was done: what was asked is wrong, not allowed, or not taken at the door. Of every other status that is not known: 408
 * and 5xx say that somebody gave up, not what had been done by then.
 */
const REFUSED = new Set([400, 403, 404, 405, 413, 415, 422, TOO_MANY]);

function read(called: Called, provider_reference: string): Started {
  if (called.kind === 'refused') return { ...called, message: '' };
  if (called.kind === 'unclear') {
    return called.sent ? { kind: 'unknown', reason: called.reason } : { kind: 'refused', reason: called.reason, message: '' };
  }
  const { http_status, body } = called;
  if (BEGUN.has(http_status)) return { kind: 'started', provider_reference, redirect_url: '' };
  const reason = `HTTP ${http_status} ${codeOf(body)}`.trim();
  if (!REFUSED.has(http_status)) return { kind: 'unknown', reason };
  return { kind: 'refused', reason, message: REASONS[codeOf(body)] ?? (http_status === TOO_MANY ? BUSY : '') };
}

/** The phone of that number asks its owner. Sent once: the reference is the attempt's own, and MTN takes each one once. */
export async function askToPay(call: Caller, options: MomoOptions, charge: Charge, signal: AbortSignal): Promise<Started> {
  const reference = charge.payment_attempt_id;
  const callback = options.targetEnvironment === 'sandbox' ? null : options.callbackUrl();
  const headers = { 'X-Reference-Id': reference, ...(callback ? { 'X-Callback-Url': callback } : {}) };
  const body = requestToPay(charge, options.currency);
  return read(await call({ method: 'POST', path: '/collection/v1_0/requesttopay', headers, body, signal }), reference);
}
