import { type Fields, readNumber, readText, toFields } from '../fields.ts';
import { CONFIRMATION_CODE_CHARS_MAX, METHOD_CHARS_MAX, type PaymentReport, type Receipt } from '../provider.ts';
import { describePesapalError, findPesapalError, isCallOk } from './body.ts';
import type { Caller } from './caller.ts';

const KIND_BY_CODE: Record<string, PaymentReport['kind']> = { '0': 'pending', '1': 'paid', '2': 'failed', '3': 'reversed' };
/** PesaPal's word for a payment that is not paid yet is INVALID. */
const KIND_BY_WORD: Record<string, PaymentReport['kind']> = {
  INVALID: 'pending',
  COMPLETED: 'paid',
  FAILED: 'failed',
  REVERSED: 'reversed',
};

const createUnclearReport = (reason: string): PaymentReport => ({ kind: 'unknown', reason });

const toReceipt = (body: Fields): Receipt => ({
  merchant_reference: readText(body.merchant_reference),
  amount: readNumber(body.amount),
  currency: readText(body.currency).toUpperCase(),
  confirmation_code: readText(body.confirmation_code).slice(0, CONFIRMATION_CODE_CHARS_MAX),
  method: readText(body.payment_method).slice(0, METHOD_CHARS_MAX),
});

/** The kind by the status code, or by the word if there is no code; 'unknown' if they contradict each other. */
function toReportKind(body: Fields): PaymentReport['kind'] {
  const [code, word] = [readText(body.status_code), readText(body.payment_status_description).toUpperCase()];
  const [byCode, byWord] = [KIND_BY_CODE[code], KIND_BY_WORD[word]];
  if (byCode && byWord && byCode !== byWord) return 'unknown';
  return (code === '' ? byWord : byCode) ?? 'unknown';
}

/** PesaPal reports a payment that is not paid yet by the error `payment_details_not_found` or by the message 'Pending Payment'. */
const isPendingPaymentError = (error: { code: string; message: string }) =>
  error.code === 'payment_details_not_found' || /pending payment/i.test(error.message);

export function readReport(body: Fields, order_tracking_id: string): PaymentReport {
  const reported_id = readText(body.order_tracking_id);
  if (reported_id !== '' && reported_id.toLowerCase() !== order_tracking_id.toLowerCase())
    return createUnclearReport('the response is about another payment');
  const merchant_reference = readText(body.merchant_reference);
  const referenceField = merchant_reference ? { merchant_reference } : {};
  const error = findPesapalError(body);
  const kind = toReportKind(body);
  if (error && isPendingPaymentError(error))
    return kind === 'pending' || kind === 'unknown'
      ? { kind: 'pending', ...referenceField }
      : createUnclearReport(describePesapalError(error, body));
  if (error || !isCallOk(body)) return createUnclearReport(describePesapalError(error, body));
  if (kind === 'paid' || kind === 'reversed') return { kind, receipt: toReceipt(body) };
  if (kind === 'pending') return { kind, ...referenceField };
  if (kind === 'unknown')
    return createUnclearReport(`status_code ${readText(body.status_code)} ${readText(body.payment_status_description)}`.slice(0, 100));
  const isStoppedByPayer = /terminated_by_user|cancelled/i.test(readText(body.payment_status_code));
  return { kind, reason_code: isStoppedByPayer ? 'stopped' : 'declined', ...referenceField };
}

export async function fetchStatus(call: Caller, order_tracking_id: string): Promise<PaymentReport> {
  const query = new URLSearchParams({ orderTrackingId: order_tracking_id });
  const result = await call({ method: 'GET', path: `/api/Transactions/GetTransactionStatus?${query}`, canRepeat: true });
  if (result.kind === 'json') return readReport(toFields(result.body), order_tracking_id);
  return { kind: 'unknown', reason: result.reason, isUnreachable: result.kind === 'refused' || !result.isUnreadable };
}
