import type { Transaction } from 'kysely';
import { readShopTime } from '../../database/clock.ts';
import type { Database } from '../../database/schema.ts';
import { releaseCoupon } from '../coupons/coupons.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Actor } from '../order-log/order-log.ts';
import { findRecipient, isClaimed } from '../order-view/order-view.ts';
import { moveOrder, type OrderRow } from '../orders/orders.ts';
import { computeExpiredCheck } from '../paying/paying.ts';
import { type Attempt, lockAttempts, moveAttempt, reportProblem } from '../payments/payments.ts';
import { releaseStock, restockShipped } from '../stock/stock.ts';

/**
 * `unpaid`: the job cancels the order because it was not paid in time, which the mail says. `restock`: its shipped pieces have come back.
 */
type Cancellation = { by: Actor; reason?: string; unpaid?: boolean; restock?: boolean };

/** Expires attempts that are open at a provider. Submitted attempts stay, because staff decide on them. */
async function expireOpenAttempts(trx: Transaction<Database>, attempts: readonly Attempt[], by: Actor): Promise<Attempt[]> {
  const ended: Attempt[] = [];
  const live = attempts.filter(({ state }) => state === 'created' || state === 'pending');
  if (live.length === 0) return ended;
  const now = await readShopTime(trx);
  for (const attempt of live) {
    const moved = await moveAttempt(trx, attempt, 'expired', {
      by,
      reason_code: 'order_cancelled',
      next_check_at: computeExpiredCheck(attempt, now, now),
    });
    if (moved) ended.push(moved);
  }
  return ended;
}

/** Reports a refund_due problem for every succeeded payment. */
async function reportDueRefunds(trx: Transaction<Database>, attempts: readonly Attempt[]): Promise<boolean> {
  const paid = attempts.filter(({ state }) => state === 'succeeded');
  for (const { order_id, payment_attempt_id } of paid) await reportProblem(trx, { order_id, payment_attempt_id, kind: 'refund_due' });
  return paid.length > 0;
}

/**
 * Cancels an order that the caller has locked and that is neither delivered nor cancelled. Frees its coupon and the pieces that were not
 * shipped, and mails the customer, with the reason if staff give one. Returns the attempts that were under way: pass them to cancelAtProviders
 * after the transaction has committed.
 */
export async function cancelLockedOrder(
  trx: Transaction<Database>,
  mailer: Mailer,
  order: OrderRow,
  { by, reason = '', unpaid = false, restock = false }: Cancellation,
): Promise<Attempt[]> {
  const { order_id, user_id, customer_name: name } = order;
  const attempts = await lockAttempts(trx, order_id);
  const cancel_reason = typeof by === 'string' ? '' : reason;
  await moveOrder(
    trx,
    order,
    { status: 'cancelled', stage: 'cancelled', cancel_reason },
    { by, reason, ...(unpaid ? { reason_code: 'not_paid_in_time' } : {}) },
  );
  const ended = await expireOpenAttempts(trx, attempts, by);
  const refundDue = await reportDueRefunds(trx, attempts);
  await releaseStock(trx, order_id);
  if (restock) await restockShipped(trx, order_id);
  await releaseCoupon(trx, order_id);
  const unpaidStage = isClaimed(attempts) ? 'notFound' : 'notPaid';
  const stage = refundDue ? 'refundDue' : unpaid ? unpaidStage : 'cancelled';
  // For an erased account, this step removes the customer from the order, so the mail does not repeat the reason that staff gave.
  const mailedReason = user_id === null && !order.is_guest ? '' : cancel_reason;
  const to = await findRecipient(trx, order);
  if (to)
    await mailer.write(trx, {
      to,
      user_id,
      template: 'orderStatus',
      data: { name, order_id, stage, tracking_url: '', reason: mailedReason },
    });
  return ended;
}
