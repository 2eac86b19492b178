import type { PaymentResult } from '@uruhu/contract/payment';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Db } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { orderById } from '../../orders/orders.ts';
import { paymentStatuses } from '../../payments/payments.ts';
import type { Noticed, Pair } from './take-notice.ts';

const RESULTS: Record<PaymentState, PaymentResult['payment_status']> = {
  ...{ created: 'pending', pending: 'pending', submitted: 'pending' },
  ...{ succeeded: 'paid', refunded: 'refunded', failed: 'failed', rejected: 'failed', expired: 'failed' },
};

/** What whoever comes back from the provider's page is told. Whatever the address says, it is the provider that was asked. */
export async function paymentResult(db: Db, take: (pair: Pair) => Promise<Noticed>, pair: Pair): Promise<Outcome<PaymentResult>> {
  if (pair.tracking_id === '' && pair.reference === '') return refuse(400, MESSAGE.paymentParameters);
  const noticed = await take(pair);
  // One of which we know no reference is proven by the provider's answer alone.
  if (noticed.kind === 'unknown' || noticed.attempt.provider_reference === null) return refuse(404, MESSAGE.paymentMissing);
  const { order_id, state } = noticed.attempt;
  const order = await orderById(db, order_id);
  if (!order) throw new Error(`the order of payment ${noticed.attempt.payment_attempt_id} is gone`);
  const stands = await paymentStatuses(db, [order.order]);
  // Paid another way is paid: nobody is asked to try again.
  const payment_status = stands.get(order_id)?.payment_status === 'Paid' ? 'paid' : RESULTS[state];
  return done({ payment_completed: payment_status === 'paid', order_id, payment_status });
}
