import type { Transaction } from 'kysely';
import { readShopTime } from '../../database/clock.ts';
import type { Database } from '../../database/schema.ts';
import { releaseCoupon } from '../coupons/coupons.ts';
import type { Mailer } from '../mail/mail.ts';
import { type Actor, isStaff } from '../order-log/order-log.ts';
import { findRecipient, isClaimed } from '../order-view/order-view.ts';
import { moveOrder, type OrderRow } from '../orders/orders.ts';
import { computeNextCheckOfExpired } from '../paying/paying.ts';
import { type Attempt, lockAttempts, moveAttempt, reportProblem } from '../payments/payments.ts';
import { releaseStock, restockShipped } from '../stock/stock.ts';

/**
 * `isOverdue`: whether the job cancels the order because it was not paid in time. `shouldRestock`: whether the shipped pieces have come
 * back and return to the stock.
 */
type Cancellation = { actor: Actor; reason?: string; isOverdue?: boolean; shouldRestock?: boolean };

/**
 * Expires attempts that are open at a provider. The shop still checks them, as the customer may pay them even now. Submitted attempts stay,
 * because staff decide on them.
 */
async function expireOpenAttempts(trx: Transaction<Database>, attempts: readonly Attempt[], actor: Actor): Promise<Attempt[]> {
  const expiredAttempts: Attempt[] = [];
  const openAttempts = attempts.filter(({ state }) => state === 'created' || state === 'pending');
  if (openAttempts.length === 0) return expiredAttempts;
  const now = await readShopTime(trx);
  for (const attempt of openAttempts) {
    const expiredAttempt = await moveAttempt(trx, attempt, 'expired', {
      actor,
      reason_code: 'order_cancelled',
      next_check_at: computeNextCheckOfExpired(attempt, { since: now, now }),
    });
    if (expiredAttempt) expiredAttempts.push(expiredAttempt);
  }
  return expiredAttempts;
}

/** Reports a refund_due problem for every succeeded payment. Returns whether there is one. */
async function reportDueRefunds(trx: Transaction<Database>, attempts: readonly Attempt[]): Promise<boolean> {
  const paidAttempts = attempts.filter(({ state }) => state === 'succeeded');
  for (const { order_id, payment_attempt_id } of paidAttempts)
    await reportProblem(trx, { order_id, payment_attempt_id, kind: 'refund_due' });
  return paidAttempts.length > 0;
}

/**
 * Cancels an order that the caller has locked and that is neither delivered nor cancelled. Frees its coupon and the pieces that were not
 * shipped, and mails the customer, with the reason if staff give one. Returns the attempts that were open at a provider: the caller must
 * pass them to cancelAtProviders after the transaction has committed.
 */
export async function cancelLockedOrder(
  trx: Transaction<Database>,
  mailer: Mailer,
  order: OrderRow,
  { actor, reason = '', isOverdue = false, shouldRestock = false }: Cancellation,
): Promise<Attempt[]> {
  const { order_id, user_id, customer_name: name, language } = order;
  const attempts = await lockAttempts(trx, order_id);
  const cancel_reason = isStaff(actor) ? reason : '';
  await moveOrder(
    trx,
    order,
    { status: 'cancelled', stage: 'cancelled', cancel_reason },
    isOverdue ? { actor, reason, reason_code: 'not_paid_in_time' } : { actor, reason },
  );
  const expiredAttempts = await expireOpenAttempts(trx, attempts, actor);
  const isRefundDue = await reportDueRefunds(trx, attempts);
  await releaseStock(trx, order_id);
  if (shouldRestock) await restockShipped(trx, order_id);
  await releaseCoupon(trx, order_id);
  const changeIfOverdue = isClaimed(attempts) ? 'cancelledAsPaymentNotFound' : 'cancelledAsUnpaid';
  const changeWithoutRefund = isOverdue ? changeIfOverdue : 'cancelled';
  const change = isRefundDue ? 'cancelledWithRefund' : changeWithoutRefund;
  const isAccountErased = user_id === null && !order.is_guest;
  // The mail stays in the outbox after the customer's data is erased, so it must not contain the reason, which may name her.
  const mailedReason = isAccountErased ? '' : cancel_reason;
  const to = await findRecipient(trx, order);
  if (to)
    await mailer.write(trx, {
      to,
      user_id,
      language,
      template: 'orderStatus',
      data: { name, order_id, change, tracking_url: '', reason: mailedReason },
    });
  return expiredAttempts;
}
