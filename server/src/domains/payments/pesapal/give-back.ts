import { fields } from '../fields.ts';
import type { Asked, Refund } from '../provider.ts';
import { faultOf, inWords, isCallOk } from './body.ts';
import type { Called, Caller } from './caller.ts';

function read(called: Called): Asked {
  if (called.kind === 'refused') return called;
  if (called.kind === 'unclear') return { kind: called.sent ? 'unknown' : 'refused', reason: called.reason };
  const said = fields(called.body);
  return faultOf(said) || !isCallOk(said) ? { kind: 'refused', reason: inWords(faultOf(said), said) } : { kind: 'accepted' };
}

/** Accepted means heard: the shop approves it on PesaPal's own page. Sent once. */
export async function refund(call: Caller, { confirmation_code, amount_rwf, by, remarks }: Refund): Promise<Asked> {
  const body = { confirmation_code, amount: String(amount_rwf), username: by.slice(0, 100), remarks: remarks.slice(0, 200) };
  return read(await call({ method: 'POST', path: '/api/Transactions/RefundRequest', body, again: false }));
}

/** Gives up what has not been paid; PesaPal takes it once. */
export async function cancel(call: Caller, order_tracking_id: string): Promise<Asked> {
  return read(await call({ method: 'POST', path: '/api/Transactions/CancelOrder', body: { order_tracking_id }, again: false }));
}
