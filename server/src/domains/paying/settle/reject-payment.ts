import { findLanguage } from '@uruhu/contract/languages';
import type { RejectionCode } from '@uruhu/contract/staff';
import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { findReasonSentence } from '../../../messages/sentences.ts';
import { findRecipient } from '../../order-view/order-view.ts';
import { type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import { computePaymentStatus, lockAttempts, moveAttempt, resolveContestedProblems } from '../../payments/payments.ts';
import { readPayUntil } from './read-pay-until.ts';

/** Either a ready reason or the text of the staff member. */
type Rejection = { payment_id: string; reason: string; reason_code: RejectionCode | '' };

/** Rejects a submitted payment whose money staff have not found. Mails the customer the reason, and until when she can submit another. */
export const rejectPayment = (
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  request: StaffRequest,
  { payment_id, ...cause }: Rejection,
): Promise<Outcome<null>> =>
  withExpectedStatus(db, request, async (trx, order) => {
    const { order_id, user_id, customer_name: name, language } = order;
    const claim = (await lockAttempts(trx, order_id)).find(({ payment_attempt_id }) => payment_attempt_id === payment_id);
    if (claim?.state !== 'submitted') return refuse('nothing_to_reject');
    const { staff_id } = request;
    await moveAttempt(trx, claim, 'rejected', { actor: { staff_id }, ...cause });
    await resolveContestedProblems(trx, payment_id, { staff_id, resolution_code: 'claim_rejected' });
    const to = await findRecipient(trx, order);
    if (!to) return done(null);
    const payment_status = computePaymentStatus(order.total_rwf, await lockAttempts(trx, order_id));
    const unpaidState = order.status === 'cancelled' ? 'cancelled' : 'open';
    const orderState = payment_status === 'Paid' ? 'paid' : unpaidState;
    const reason = findReasonSentence(cause, MESSAGES[findLanguage(language)]);
    const data = { name, order_id, orderState, reason, reference: claim.provider_reference ?? '' } as const;
    const until = await readPayUntil(trx, order);
    await mailer.write(trx, { to, user_id, language, template: 'paymentRejected', data: { ...data, until } });
    return done(null);
  });
