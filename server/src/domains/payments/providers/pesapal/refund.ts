import { toFields } from '../fields.ts';
import type { Refund, RefundResponse } from '../provider.ts';
import { describePesapalError, findPesapalError, isCallOk } from './body.ts';
import type { Caller, CallResult } from './caller.ts';

/** Longer texts are shortened, so that PesaPal does not refuse the refund for them. */
const USERNAME_CHARS_MAX = 100;
const REMARKS_CHARS_MAX = 200;

function readResponse(result: CallResult): RefundResponse {
  if (result.kind === 'refused') return result;
  if (result.kind === 'unclear') return { kind: result.mayHaveArrived ? 'unknown' : 'refused', reason: result.reason };
  const body = toFields(result.body);
  return findPesapalError(body) || !isCallOk(body)
    ? { kind: 'refused', reason: describePesapalError(findPesapalError(body), body) }
    : { kind: 'accepted' };
}

/** Requests a refund, once. `accepted`: PesaPal has received the request, which the operator must still approve on PesaPal's page. */
export async function requestRefund(
  call: Caller,
  { confirmation_code, amount_rwf, staff_username, remarks }: Refund,
): Promise<RefundResponse> {
  const body = {
    confirmation_code,
    amount: String(amount_rwf),
    username: staff_username.slice(0, USERNAME_CHARS_MAX),
    remarks: remarks.slice(0, REMARKS_CHARS_MAX),
  };
  return readResponse(await call({ method: 'POST', path: '/api/Transactions/RefundRequest', body, canRepeat: false }));
}

/** Cancels an unpaid payment. PesaPal refuses a second request. */
export async function cancelPayment(call: Caller, order_tracking_id: string): Promise<RefundResponse> {
  return readResponse(await call({ method: 'POST', path: '/api/Transactions/CancelOrder', body: { order_tracking_id }, canRepeat: false }));
}
