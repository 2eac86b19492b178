import { type Fields, number, text } from '../fields.ts';
import type { Receipt, Standing } from '../provider.ts';
import type { Caller } from './caller.ts';
import { codeOf, inWords } from './reasons.ts';

const MINUTE_MS = 60_000;
/** MTN gives people five minutes. What it does not know of after that never began. */
const WINDOW_MS = 6 * MINUTE_MS;
const NEVER_BEGAN = 'The payment did not begin.';

/** MTN's own word for what it has never heard of: a page that is not there is not that. */
const UNHEARD = /^RESOURCE.NOT.FOUND$/;

const receiptOf = (body: Fields): Receipt => ({
  merchant_reference: text(body.externalId),
  amount: number(body.amount),
  currency: text(body.currency).toUpperCase(),
  confirmation_code: text(body.financialTransactionId).slice(0, 100),
  method: 'MTN MoMo',
});

/** `age_ms`: since we have asked for it. */
export function readStanding(http_status: number, body: Fields, age_ms: number): Standing {
  if (http_status === 404 && UNHEARD.test(codeOf(body)))
    return age_ms < WINDOW_MS ? { kind: 'pending' } : { kind: 'failed', reason: NEVER_BEGAN };
  const status = text(body.status).toUpperCase();
  const merchant_reference = text(body.externalId);
  const named = merchant_reference ? { merchant_reference } : {};
  if (http_status !== 200) return { kind: 'unknown', reason: `HTTP ${http_status} ${codeOf(body)}`.trim() };
  if (status === 'PENDING') return { kind: 'pending', ...named };
  if (status === 'SUCCESSFUL') return { kind: 'paid', receipt: receiptOf(body) };
  if (status === 'FAILED') return { kind: 'failed', reason: inWords(body.reason), ...named };
  return { kind: 'unknown', reason: `status ${status.slice(0, 60)}` };
}

export async function standing(call: Caller, reference: string, age_ms: number): Promise<Standing> {
  const called = await call({ method: 'GET', path: `/collection/v1_0/requesttopay/${encodeURIComponent(reference)}` });
  return called.kind === 'answer'
    ? readStanding(called.http_status, called.body, age_ms)
    : { kind: 'unknown', reason: called.reason, away: true };
}
