import { type Fields, fields, number, text } from '../fields.ts';
import type { Receipt, Standing } from '../provider.ts';
import { faultOf, inWords, isCallOk } from './body.ts';
import type { Caller } from './caller.ts';

const BY_CODE: Record<string, Standing['kind']> = { '0': 'pending', '1': 'paid', '2': 'failed', '3': 'reversed' };
/** INVALID is also every order that is not paid yet. */
const BY_WORD: Record<string, Standing['kind']> = { INVALID: 'pending', COMPLETED: 'paid', FAILED: 'failed', REVERSED: 'reversed' };

const STOPPED = 'The payment was stopped before it was finished.';
const DECLINED = 'The payment was declined.';

const unknown = (reason: string): Standing => ({ kind: 'unknown', reason });

const receiptOf = (body: Fields): Receipt => ({
  merchant_reference: text(body.merchant_reference),
  amount: number(body.amount),
  currency: text(body.currency).toUpperCase(),
  confirmation_code: text(body.confirmation_code).slice(0, 100),
  method: text(body.payment_method).slice(0, 60),
});

/** The code and the word say the same, or nothing is concluded. */
function kindOf(body: Fields): Standing['kind'] {
  const [code, word] = [text(body.status_code), text(body.payment_status_description).toUpperCase()];
  const [byCode, byWord] = [BY_CODE[code], BY_WORD[word]];
  if (byCode && byWord && byCode !== byWord) return 'unknown';
  return (code === '' ? byWord : byCode) ?? 'unknown';
}

/** `payment_details_not_found`, 'Pending Payment': an order that nobody has paid yet is told as an error. */
const isPending = (fault: { code: string; message: string }) =>
  fault.code === 'payment_details_not_found' || /pending payment/i.test(fault.message);

export function readStanding(body: Fields, order_tracking_id: string): Standing {
  const about = text(body.order_tracking_id);
  if (about !== '' && about.toLowerCase() !== order_tracking_id.toLowerCase()) return unknown('an answer about another payment');
  const merchant_reference = text(body.merchant_reference);
  const named = merchant_reference ? { merchant_reference } : {};
  const fault = faultOf(body);
  const kind = kindOf(body);
  if (fault && isPending(fault))
    return kind === 'pending' || kind === 'unknown' ? { kind: 'pending', ...named } : unknown(inWords(fault, body));
  if (fault || !isCallOk(body)) return unknown(inWords(fault, body));
  if (kind === 'paid' || kind === 'reversed') return { kind, receipt: receiptOf(body) };
  if (kind === 'pending') return { kind, ...named };
  if (kind === 'unknown') return unknown(`status_code ${text(body.status_code)} ${text(body.payment_status_description)}`.slice(0, 100));
  const stopped = /terminated_by_user|cancelled/i.test(text(body.payment_status_code));
  return { kind, reason: stopped ? STOPPED : DECLINED, ...named };
}

export async function standing(call: Caller, order_tracking_id: string): Promise<Standing> {
  const query = new URLSearchParams({ orderTrackingId: order_tracking_id });
  const called = await call({ method: 'GET', path: `/api/Transactions/GetTransactionStatus?${query}`, again: true });
  if (called.kind === 'json') return readStanding(fields(called.body), order_tracking_id);
  return { kind: 'unknown', reason: called.reason, away: called.kind === 'refused' || !called.heard };
}
