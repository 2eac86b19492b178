import type { PaymentResult } from '@uruhu/contract/payment';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { findOrderRow } from '../../orders/orders.ts';
import { loadPaymentStatuses, type PaymentNotice } from '../../payments/payments.ts';
import type { NoticeHandler } from './handle-notice.ts';

/** What the page after the payment shows, by the state of the attempt. */
const RESULT_BY_STATE: Record<PaymentState, PaymentResult['payment_status']> = {
  created: 'pending',
  pending: 'pending',
  submitted: 'pending',
  succeeded: 'paid',
  refunded: 'refunded',
  failed: 'failed',
  rejected: 'failed',
  expired: 'failed',
};

/** Reads the result for a shopper who returns from the provider's page. Asks the provider, because a visitor can change the URL's parameters. */
export async function readPaymentResult(db: Db, handleNotice: NoticeHandler, notice: PaymentNotice): Promise<Outcome<PaymentResult>> {
  if (notice.provider_reference === '' && notice.payment_attempt_id === '') return refuse('payment_parameters_missing');
  const noticeResult = await handleNotice(notice);
  // While no reference is stored, the provider has not confirmed that the URL's parameters belong to this attempt.
  if (noticeResult.kind === 'unknown' || noticeResult.attempt.provider_reference === null) return refuse('payment_not_found');
  const { order_id, state } = noticeResult.attempt;
  const order = await findOrderRow(db, order_id);
  if (!order) throw new Error(`the order of payment ${noticeResult.attempt.payment_attempt_id} does not exist`);
  const statuses = await loadPaymentStatuses(db, [order]);
  // If another attempt has paid the order, the shopper must not be asked to try again.
  const payment_status = statuses.get(order_id)?.payment_status === 'Paid' ? 'paid' : RESULT_BY_STATE[state];
  return done({ payment_completed: payment_status === 'paid', order_id, payment_status });
}
