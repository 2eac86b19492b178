import { toFields } from '../fields.ts';
import type { Refund, RefundResponse } from '../provider.ts';
import { describeFault, findFault, isCallOk } from './body.ts';
import type { Caller, CallResult } from './caller.ts';

function readResponse(result: CallResult): RefundResponse {
  if (result.kind === 'refused') return result;
  if (result.kind === 'unclear') return { kind: result.sent ? 'unknown' : 'refused', reason: result.reason };
  const body = toFields(result.body);
  return findFault(body) || !isCallOk(body) ? { kind: 'refused', reason: describeFault(findFault(body), body) } : { kind: 'accepted' };
}

/** `accepted` means that PesaPal has received the request: the operator still approves it on PesaPal's page. Sent once. */
export async function refund(call: Caller, { confirmation_code, amount_rwf, by, remarks }: Refund): Promise<RefundResponse> {
  const body = { confirmation_code, amount: String(amount_rwf), username: by.slice(0, 100), remarks: remarks.slice(0, 200) };
  return readResponse(await call({ method: 'POST', path: '/api/Transactions/RefundRequest', body, again: false }));
}

/** Cancels an unpaid payment; PesaPal accepts this once. */
export async function cancel(call: Caller, order_tracking_id: string): Promise<RefundResponse> {
  return readResponse(await call({ method: 'POST', path: '/api/Transactions/CancelOrder', body: { order_tracking_id }, again: false }));
}
