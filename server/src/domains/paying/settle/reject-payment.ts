import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { computePayUntil, findRecipient, selectUnpaidHours } from '../../order-view/order-view.ts';
import { type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import { computePaymentStatus, listMismatches, lockAttempts, moveAttempt, resolveContestedProblem } from '../../payments/payments.ts';

/** Rejects a submitted payment whose money staff have not found. Mails the customer the reason, and until when she can submit another. */
export const rejectPayment = (
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  request: StaffRequest,
  { reason, payment_id }: { reason: string; payment_id: string },
): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    const { order_id, user_id, customer_name: name } = order;
    const submitted = (await lockAttempts(trx, order_id)).find(({ payment_attempt_id }) => payment_attempt_id === payment_id);
    if (submitted?.state !== 'submitted') return refuse('nothing_to_reject');
    const { staff_id } = request;
    await moveAttempt(trx, submitted, 'rejected', { actor: { staff_id }, reason });
    await resolveContestedProblem(trx, payment_id, { staff_id, resolution_code: 'claim_rejected' });
    const to = await findRecipient(trx, order);
    if (!to) return done(null);
    const attempts = await lockAttempts(trx, order_id);
    const payment_status = computePaymentStatus(order.total_rwf, attempts);
    const waitingOrder = { ...order, payment_status, unpaid_hours: await selectUnpaidHours(trx) };
    const payUntil = computePayUntil(waitingOrder, attempts, await listMismatches(trx, [order_id]));
    // If staff decide after the deadline, a job cancels the order within a minute, so the mail names no time.
    const until = payUntil && payUntil.getTime() > Date.now() ? payUntil : null;
    const unpaidState = order.status === 'cancelled' ? 'cancelled' : 'open';
    const orderState = payment_status === 'Paid' ? 'paid' : unpaidState;
    const data = { name, order_id, orderState, reason, reference: submitted.provider_reference ?? '', until } as const;
    await mailer.write(trx, { to, user_id, template: 'paymentRejected', data });
    return done(null);
  });
