import type { RefundCheckResult } from '@uruhu/contract/staff';
import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { type OrderRow, type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import { type Attempt, computeOrderAmountDue, listDisputedPaymentIds, lockAttempts } from '../../payments/payments.ts';
import { beginOrRecordRefund, concludeRefund, refundByProvider } from './refund.ts';

/** `username`: of the staff member, for the provider. `payment_id`: the payment to refund, required if several have succeeded. */
export type RefundRequest = {
  username: string;
  reason: string;
  payment_id: string | null;
  /** The canonical id of the transaction by which staff sent the money back; '' if there is none. */
  refund_transaction_id?: string;
  /** The result that staff found on the provider's page for a refund whose response was unclear. */
  refundCheckResult?: RefundCheckResult | null;
};

/**
 * Whether an open order would become unpaid without this payment, so that staff must cancel the order first. Other payments do not count if
 * their refund was requested.
 */
function isPaymentNeeded({ status, total_rwf }: OrderRow, attempts: readonly Attempt[], attempt: Attempt): boolean {
  const otherAttempts = attempts.filter((other) => other !== attempt && other.refund_asked_at === null);
  return status !== 'cancelled' && status !== 'delivered' && computeOrderAmountDue(total_rwf, otherAttempts) > 0;
}

type RefundChoice = Pick<RefundRequest, 'payment_id' | 'refundCheckResult'>;

function choosePayment(order: OrderRow, attempts: readonly Attempt[], { payment_id, refundCheckResult }: RefundChoice): Outcome<Attempt> {
  const paidAttempts = attempts.filter(({ state }) => state === 'succeeded');
  const [chosen, ...otherPaid] =
    payment_id === null ? paidAttempts : paidAttempts.filter(({ payment_attempt_id }) => payment_attempt_id === payment_id);
  if (!chosen) return refuse('nothing_to_refund');
  if (otherPaid.length > 0) return refuse('refund_needs_payment');
  // Staff can always record the result of an unclear refund, as the provider may have refunded the money already.
  const recordsUnclearRefund = refundCheckResult && chosen.refund_asked_at !== null;
  return !recordsUnclearRefund && isPaymentNeeded(order, attempts, chosen) ? refuse('order_must_be_cancelled') : done(chosen);
}

/**
 * Refunds a payment through its provider, or records a refund by hand. The payment is chosen and its refund begun with the order locked,
 * so that concurrent refunds cannot leave the order unpaid. Refuses (422) to refund a payment whose transaction has also paid another order
 * until staff have resolved the problem that reports it, as the money came only once.
 */
export async function refundOrder(
  context: Pick<AppContext, 'db' | 'mailer' | 'providers'>,
  request: StaffRequest,
  { username, reason, payment_id, refundCheckResult, refund_transaction_id = '' }: RefundRequest,
): Promise<Outcome<null>> {
  const actor = { staff_id: request.staff_id, username, reason, refund_transaction_id };
  const begunRefund = await withExpectedStatus(context.db, request, async (trx, order) => {
    const chosen = choosePayment(order, await lockAttempts(trx, order.order_id), {
      payment_id,
      refundCheckResult: refundCheckResult ?? null,
    });
    if (!chosen.ok) return chosen;
    const disputedIds = await listDisputedPaymentIds(trx, order.order_id);
    if (disputedIds.includes(chosen.value.payment_attempt_id)) return refuse('payment_disputed');
    const lockedPayment = { order, attempt: chosen.value };
    return refundCheckResult
      ? concludeRefund(trx, context, lockedPayment, actor, refundCheckResult)
      : beginOrRecordRefund(trx, context, lockedPayment, actor);
  });
  if (!begunRefund.ok) return begunRefund;
  return refundCheckResult ? done(null) : refundByProvider(context, begunRefund.value, actor);
}
