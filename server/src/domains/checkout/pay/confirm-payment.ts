import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { type Attempt, amountDue, isBroughtByProvider, lockAttempts, moveAttempt, reportProblem } from '../../payments/payments.ts';
import { type Acting, asStaff } from '../move/as-staff.ts';
import { STAFF_SAID, tooLittle } from '../staff-words.ts';
import { settlePayment } from './settle-payment.ts';
import { writeOfPayment } from './write-of-payment.ts';

type Come = { amount_rwf: number | null; payment_id: string };
type Confirming = Pick<Parts, 'db' | 'post' | 'providers'>;

/**
 * Staff have found the money of a submitted payment: it has come in. `amount_rwf`: what came, where that is not what was asked for; less
 * than is due confirms nothing (422), as the order would stay unpaid with money in it. Money for an order that was cancelled, or paid
 * already, counts as money and stands in the queue of problems. 409 where a provider has brought the same transaction: it paid there.
 * `payment_id`: the payment that was looked for, and no other; where it is with a provider, that is asked again.
 */
export async function confirmPayment(parts: Confirming, acting: Acting, { amount_rwf, payment_id }: Come): Promise<Outcome<null>> {
  const { staff_id } = acting;
  const found = await asStaff<Attempt | null>(parts.db, acting, async (trx, order) => {
    const attempts = await lockAttempts(trx, order.order_id);
    const looked = attempts.find(({ payment_attempt_id }) => payment_attempt_id === payment_id);
    if (looked?.state === 'submitted') {
      return confirm(trx, parts, { order, attempts, submitted: looked, staff_id, came_rwf: amount_rwf ?? looked.amount_rwf });
    }
    const isOpen = looked && looked.provider !== 'mobile_money' && OPEN.has(looked.state);
    return isOpen ? done(looked) : refuse(409, STAFF_SAID.nothingToConfirm);
  });
  if (!found.ok) return found;
  return found.value ? askAgain(parts, found.value, staff_id) : done(null);
}

/** Of these a provider may yet say that they were paid. */
const OPEN: ReadonlySet<Attempt['state']> = new Set(['created', 'pending', 'failed', 'expired']);

type Found = { order: OrderRow; attempts: readonly Attempt[]; submitted: Attempt; staff_id: string; came_rwf: number };

async function confirm(
  trx: Transaction<Database>,
  { post }: Pick<Confirming, 'post'>,
  { order, attempts, submitted, staff_id, came_rwf }: Found,
): Promise<Outcome<null>> {
  const { order_id, status } = order;
  const { payment_attempt_id, provider_reference } = submitted;
  // It may have come through a provider after it was told.
  if (provider_reference && (await isBroughtByProvider(trx, provider_reference))) return refuse(409, STAFF_SAID.broughtAlready);
  const due_rwf = amountDue(order.total_rwf, attempts);
  const problems = [
    ...(status === 'cancelled' ? (['paid_after_cancel'] as const) : []),
    ...(due_rwf === 0 ? (['paid_twice'] as const) : []),
  ];
  if (problems.length === 0 && came_rwf < due_rwf) return refuse(422, tooLittle(came_rwf, due_rwf));
  const paid = await moveAttempt(trx, submitted, 'succeeded', { by: { staff_id }, amount_rwf: came_rwf });
  if (!paid) throw new Error(`payment ${payment_attempt_id} moved though it was locked`);
  for (const kind of problems) await reportProblem(trx, { order_id, payment_attempt_id, kind, detail: 'confirmed by staff' });
  await writeOfPayment(trx, { post, order, paid }, problems);
  return done(null);
}

async function askAgain(parts: Confirming, { payment_attempt_id }: Attempt, staff_id: string): Promise<Outcome<null>> {
  const settled = await settlePayment(parts, payment_attempt_id, { staff_id });
  if (settled?.attempt.state === 'succeeded') return done(null);
  const unclear = !settled || settled.answer === 'unknown' || settled.answer === 'unasked';
  if (unclear) return refuse(502, STAFF_SAID.noAnswer);
  // It is not what was asked for, or staff have counted it by hand.
  return refuse(409, settled.answer === 'paid' ? STAFF_SAID.notCounted : STAFF_SAID.notPaidThere);
}
