import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { lockAttempts, mismatchesOf, moveAttempt, paymentStatus } from '../../payments/payments.ts';
import { type Acting, asStaff } from '../move/as-staff.ts';
import { payUntil } from '../pay-until.ts';
import { selectUnpaidHours } from '../queries.ts';
import { STAFF_SAID } from '../staff-words.ts';

/** Staff have not found the money of a submitted payment. Whoever paid is told why, and until when to say it again. */
export const rejectPayment = (
  { db, post }: Pick<Parts, 'db' | 'post'>,
  acting: Acting,
  { reason, payment_id }: { reason: string; payment_id: string },
): Promise<Outcome<null>> =>
  asStaff(db, acting, async (trx, order) => {
    const { order_id, user_id, customer_name: name, customer_email: to } = order;
    const submitted = (await lockAttempts(trx, order_id)).find(({ payment_attempt_id }) => payment_attempt_id === payment_id);
    if (submitted?.state !== 'submitted') return refuse(409, STAFF_SAID.nothingToReject);
    await moveAttempt(trx, submitted, 'rejected', { by: { staff_id: acting.staff_id }, reason });
    if (!to.includes('@')) return done(null);
    const attempts = await lockAttempts(trx, order_id);
    const payment_status = paymentStatus(order.total_rwf, attempts);
    const waiting = { ...order, payment_status, unpaid_hours: await selectUnpaidHours(trx) };
    const until = payUntil(waiting, attempts, await mismatchesOf(trx, [order_id]));
    const standing = payment_status === 'Paid' ? 'paid' : order.status === 'cancelled' ? 'cancelled' : 'open';
    const data = { name, order_id, standing, reason, reference: submitted.provider_reference ?? '', until } as const;
    await post.write(trx, { to, user_id, template: 'paymentRejected', data });
    return done(null);
  });
