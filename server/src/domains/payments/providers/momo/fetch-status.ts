import { type Fields, readNumber, readText } from '../fields.ts';
import { CONFIRMATION_CODE_CHARS_MAX, type PaymentReport, type Receipt } from '../provider.ts';
import type { Caller } from './caller.ts';
import { readMtnCode, toReasonCode } from './reasons.ts';

const MINUTE_MS = 60_000;
/** The five minutes that MTN gives the customer, and one more. A payment that MTN does not know after this time was never started. */
const UNKNOWN_PAYMENT_MS_MAX = 6 * MINUTE_MS;

/** MTN's code for an unknown payment, with any separator between its words. A 404 response without it may come from a proxy. */
const UNKNOWN_PAYMENT_CODE = /^RESOURCE.NOT.FOUND$/;

const toReceipt = (body: Fields): Receipt => ({
  merchant_reference: readText(body.externalId),
  amount: readNumber(body.amount),
  currency: readText(body.currency).toUpperCase(),
  confirmation_code: readText(body.financialTransactionId).slice(0, CONFIRMATION_CODE_CHARS_MAX),
  method: 'MTN MoMo',
});

/** `age_ms`: the time since the shop started the payment. */
export function readReport({ http_status, body, age_ms }: { http_status: number; body: Fields; age_ms: number }): PaymentReport {
  if (http_status === 404 && UNKNOWN_PAYMENT_CODE.test(readMtnCode(body)))
    return age_ms < UNKNOWN_PAYMENT_MS_MAX ? { kind: 'pending' } : { kind: 'failed', reason_code: 'never_began' };
  const status = readText(body.status).toUpperCase();
  const merchant_reference = readText(body.externalId);
  const referenceField = merchant_reference ? { merchant_reference } : {};
  if (http_status !== 200) return { kind: 'unknown', reason: `HTTP ${http_status} ${readMtnCode(body)}`.trim() };
  if (status === 'PENDING') return { kind: 'pending', ...referenceField };
  if (status === 'SUCCESSFUL') return { kind: 'paid', receipt: toReceipt(body) };
  if (status === 'FAILED') return { kind: 'failed', reason_code: toReasonCode(body.reason), ...referenceField };
  return { kind: 'unknown', reason: `status ${status.slice(0, 60)}` };
}

export async function fetchStatus(call: Caller, reference: string, age_ms: number): Promise<PaymentReport> {
  const result = await call({ method: 'GET', path: `/collection/v1_0/requesttopay/${encodeURIComponent(reference)}` });
  return result.kind === 'response'
    ? readReport({ http_status: result.http_status, body: result.body, age_ms })
    : { kind: 'unknown', reason: result.reason, isUnreachable: true };
}
