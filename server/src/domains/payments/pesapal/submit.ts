import { type Fields, fields, text } from '../fields.ts';
import type { Charge, Started } from '../provider.ts';
import { faultOf, inWords, isCallOk } from './body.ts';
import type { Called, Caller } from './caller.ts';
import type { NoticeAddress } from './notice-address.ts';
import type { PesapalOptions } from './options.ts';

type Submitting = Pick<PesapalOptions, 'currency' | 'pageOrigin'>;

const REFERENCE = /^[\w.-]{1,50}$/;
const DESCRIPTION_CHARS_MAX = 100;
const OTHERWISE = 'Please pay by mobile money or contact us.';
/** Refusals that people should read: it will not be otherwise the next time. */
const WORDS: Record<string, string> = {
  amount_exceeds_default_limit: `This amount is more than we can take by card. ${OTHERWISE}`,
  maximum_amount_limit_exceeded: `This amount is more than we can take by card. ${OTHERWISE}`,
  test_transactions_exceeded: `We cannot take cards at the moment. ${OTHERWISE}`,
};
const CURRENCY_WORDS = `We cannot take cards in this currency at the moment. ${OTHERWISE}`;

/** Whole characters, as many as fit: what PesaPal counts is not told, so it is the larger number that is kept to. */
function cut(value: string, units_max: number): string {
  let kept = '';
  for (const character of value) {
    if (kept.length + character.length > units_max) break;
    kept += character;
  }
  return kept;
}

/** 'Keza Aline Ingabire' is Keza, and Aline Ingabire. */
function billing({ name, email, phone }: Charge['customer']) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { email_address: email, phone_number: phone, country_code: 'RW', first_name: cut(first, 50), last_name: cut(rest.join(' '), 50) };
}

/** Francs have no cents: the amount is sent as it is. Throws on what the shop must never send. */
export function submission(charge: Charge, currency: string, notification_id: string) {
  const { payment_attempt_id: id, amount_rwf: amount, description, return_url, cancel_url, customer } = charge;
  if (!REFERENCE.test(id)) throw new Error('a reference for PesaPal is 1 to 50 letters, digits, dots, hyphens and underscores');
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('an amount for PesaPal is whole francs, and more than none');
  return {
    ...{ id, currency, amount, description: cut(description, DESCRIPTION_CHARS_MAX) },
    ...{ callback_url: return_url, cancellation_url: cancel_url, notification_id, redirect_mode: 'TOP_WINDOW' },
    billing_address: billing(customer),
  };
}

/** Nothing was begun, or nobody can get to it; the next try is another attempt. */
const notDone = (called: Exclude<Called, { kind: 'json' }>): Started =>
  called.kind === 'refused' || !called.sent
    ? { kind: 'refused', reason: called.reason, message: '' }
    : { kind: 'unknown', reason: called.reason };

function read(body: Fields, charge: Charge, { pageOrigin }: Submitting): Started {
  const fault = faultOf(body);
  if (fault || !isCallOk(body)) {
    const about = `${fault?.code} ${fault?.message}`;
    const message = WORDS[fault?.code ?? ''] ?? (/currency/i.test(about) ? CURRENCY_WORDS : '');
    return { kind: 'refused', reason: inWords(fault, body), message };
  }
  const provider_reference = text(body.order_tracking_id);
  const redirect_url = text(body.redirect_url);
  if (!/^[!-~]{1,100}$/.test(provider_reference)) return { kind: 'unknown', reason: 'an answer without a tracking id' };
  if (text(body.merchant_reference) !== charge.payment_attempt_id) return { kind: 'unknown', reason: 'an answer for another reference' };
  if (!URL.canParse(redirect_url) || new URL(redirect_url).origin !== pageOrigin) {
    return { kind: 'unknown', reason: 'it leads people to a page that is not PesaPal’s' };
  }
  return { kind: 'started', provider_reference, redirect_url };
}

/** Begins a payment. It is sent once, and once more only where PesaPal says that it does not know where to tell us of it. */
export async function submit(
  call: Caller,
  address: NoticeAddress,
  options: Submitting,
  charge: Charge,
  signal: AbortSignal,
): Promise<Started> {
  for (let left = 1; ; left--) {
    const notice = await address.get();
    if (notice.kind !== 'id') return { kind: 'refused', reason: notice.reason, message: '' };
    const body = submission(charge, options.currency, notice.ipn_id);
    const called = await call({ method: 'POST', path: '/api/Transactions/SubmitOrderRequest', body, again: false, signal });
    if (called.kind !== 'json') return notDone(called);
    const said = fields(called.body);
    if (faultOf(said)?.code !== 'InvalidIpnId' || left === 0) return read(said, charge, options);
    address.forget(notice.ipn_id);
  }
}
