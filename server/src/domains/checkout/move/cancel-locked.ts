import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { releaseCoupon } from '../../coupons/coupons.ts';
import type { Post } from '../../mail/mail.ts';
import { moveOrder, type OrderRow } from '../../orders/orders.ts';
import { type Attempt, lockAttempts, moveAttempt, reportProblem } from '../../payments/payments.ts';
import { release } from '../../stock/stock.ts';
import type { By } from '../../trail/trail.ts';
import { nextLook } from '../pay/next-look.ts';

/** `unpaid`: it was not paid in time, and the mail says so. */
type Why = { by: By; reason?: string; unpaid?: boolean };

/** What is under way with a provider goes no further; late money of it is looked at by staff. What staff look at stays with them. */
async function endAttempts(trx: Transaction<Database>, attempts: readonly Attempt[], by: By): Promise<Attempt[]> {
  const ended: Attempt[] = [];
  const now = new Date();
  for (const attempt of attempts.filter(({ state }) => state === 'created' || state === 'pending')) {
    const moved = await moveAttempt(trx, attempt, 'expired', {
      by,
      reason: 'the order was cancelled',
      next_check_at: nextLook('expired', now, now),
    });
    if (moved) ended.push(moved);
  }
  return ended;
}

/** What has come in goes back: staff see to it, payment by payment. */
async function askForRefunds(trx: Transaction<Database>, attempts: readonly Attempt[]): Promise<boolean> {
  const paid = attempts.filter(({ state }) => state === 'succeeded');
  for (const { order_id, payment_attempt_id } of paid) await reportProblem(trx, { order_id, payment_attempt_id, kind: 'refund_due' });
  return paid.length > 0;
}

/**
 * Cancels an order that the caller has locked, and that is not delivered or cancelled: its stock, as far as it has not left, and its
 * coupon are free again, and whoever ordered is told, with the reason where staff give one. Answers the payments that were under way:
 * give them up at their provider (giveUpAttempts) once the transaction is kept.
 */
export async function cancelLocked(
  trx: Transaction<Database>,
  post: Post,
  order: OrderRow,
  { by, reason = '', unpaid = false }: Why,
): Promise<Attempt[]> {
  const { order_id, user_id, customer_name: name, customer_email: to } = order;
  const attempts = await lockAttempts(trx, order_id);
  const cancel_reason = typeof by === 'string' ? '' : reason;
  await moveOrder(trx, order, { status: 'cancelled', stage: 'cancelled', cancel_reason }, { by, reason });
  const ended = await endAttempts(trx, attempts, by);
  const refundDue = await askForRefunds(trx, attempts);
  await release(trx, order_id);
  await releaseCoupon(trx, order_id);
  const stage = refundDue ? 'refundDue' : unpaid ? 'notPaid' : 'cancelled';
  // Whose account is gone is forgotten with this step, and so is what staff say of them.
  const why = user_id === null ? '' : cancel_reason;
  await post.write(trx, { to, user_id, template: 'orderStatus', data: { name, order_id, stage, tracking_url: '', reason: why } });
  return ended;
}
