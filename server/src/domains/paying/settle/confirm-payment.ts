import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { type OrderRow, type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import {
  type Attempt,
  computeOrderAmountDue,
  lockAttempts,
  lockTransactionIdAndFindConfirmer,
  moveAttempt,
  REFUSAL_BY_CONFIRMER,
  reportProblem,
  reportUnneededPartialPayment,
  resolveContestedProblems,
} from '../../payments/payments.ts';
import { sendPartialPaymentMail, sendPaymentMail } from '../send-payment-mail.ts';
import { readPayUntil } from './read-pay-until.ts';
import { settlePayment } from './settle-payment.ts';
import { CREDITABLE_STATES } from './verdict.ts';

type ConfirmationRequest = { amount_rwf: number | null; is_part: boolean; payment_id: string };
type SettleContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;

/**
 * Confirms a submitted payment whose money staff have found; for a payment through a provider, asks the provider again. `payment_id`: the
 * payment that staff have looked for. `amount_rwf`: the amount that arrived; null if it is the requested amount. `is_part`: whether staff
 * know that the amount is less than what is due; the order then waits for the rest, and the customer gets a mail that says so.
 *
 * Refuses (422) an amount that is less than the amount due without `is_part`, as it may be a typing error. Records a payment
 * for an order that is cancelled or already paid, and reports it as a problem. Refuses (409) a transaction that a provider has already
 * reported as paid, or that staff have already confirmed for another order.
 */
export async function confirmPayment(
  context: SettleContext,
  request: StaffRequest,
  { amount_rwf, is_part, payment_id }: ConfirmationRequest,
): Promise<Outcome<null>> {
  const { staff_id } = request;
  const confirmed = await withExpectedStatus<Attempt | null>(context.db, request, async (trx, order) => {
    const attempts = await lockAttempts(trx, order.order_id);
    const chosen = attempts.find(({ payment_attempt_id }) => payment_attempt_id === payment_id);
    if (chosen?.state === 'submitted') {
      return confirmClaim(trx, context, {
        order,
        attempts,
        claim: chosen,
        staff_id,
        received_rwf: amount_rwf ?? chosen.amount_rwf,
        is_part,
      });
    }
    const isAtProvider = chosen && chosen.provider !== 'mobile_money' && CREDITABLE_STATES.includes(chosen.state);
    return isAtProvider ? done(chosen) : refuse('nothing_to_confirm');
  });
  if (!confirmed.ok) return confirmed;
  const attemptToAsk = confirmed.value;
  return attemptToAsk ? askProviderAgain(context, attemptToAsk, staff_id) : done(null);
}

type ClaimConfirmation = {
  order: OrderRow;
  attempts: readonly Attempt[];
  claim: Attempt;
  staff_id: string;
  received_rwf: number;
  is_part: boolean;
};

async function confirmClaim(
  trx: Transaction<Database>,
  { mailer }: Pick<SettleContext, 'mailer'>,
  { order, attempts, claim, staff_id, received_rwf, is_part }: ClaimConfirmation,
): Promise<Outcome<null>> {
  const { order_id, status } = order;
  const { payment_attempt_id, provider_reference } = claim;
  // After the shopper submitted the transaction, a provider may have reported it, or staff may have confirmed it for another order.
  const confirmer = provider_reference && (await lockTransactionIdAndFindConfirmer(trx, provider_reference));
  if (confirmer) return refuse(REFUSAL_BY_CONFIRMER[confirmer]);
  const due_rwf = computeOrderAmountDue(order.total_rwf, attempts);
  const problems = [
    ...(status === 'cancelled' ? (['paid_after_cancel'] as const) : []),
    ...(due_rwf === 0 ? (['paid_twice'] as const) : []),
  ];
  const missing_rwf = problems.length === 0 ? Math.max(0, due_rwf - received_rwf) : 0;
  if (missing_rwf > 0 && !is_part) return refuse('payment_too_small', { values: { came_rwf: received_rwf, due_rwf } });
  const paidAttempt = await moveAttempt(trx, claim, 'succeeded', { actor: { staff_id }, amount_rwf: received_rwf });
  if (!paidAttempt) throw new Error(`payment ${payment_attempt_id} moved though it was locked`);
  // Other orders may name the same transaction, which is a problem of each of them. This confirmation resolves the problem of this order.
  await resolveContestedProblems(trx, payment_attempt_id, { staff_id, resolution_code: 'claim_confirmed' });
  await reportUnneededPartialPayment(trx, order.total_rwf, paidAttempt, attempts);
  for (const kind of problems) await reportProblem(trx, { order_id, payment_attempt_id, kind, detail: 'confirmed by staff' });
  if (missing_rwf > 0)
    await sendPartialPaymentMail(trx, { mailer, order, paidAttempt }, { missing_rwf, until: await readPayUntil(trx, order) });
  else await sendPaymentMail(trx, { mailer, order, paidAttempt }, problems);
  return done(null);
}

async function askProviderAgain(context: SettleContext, { payment_attempt_id }: Attempt, staff_id: string): Promise<Outcome<null>> {
  const settlement = await settlePayment(context, payment_attempt_id, { staff_id });
  if (settlement?.attempt.state === 'succeeded') return done(null);
  const isUnclear = !settlement || settlement.result === 'unknown' || settlement.result === 'not_asked';
  if (isUnclear) return refuse('provider_unclear');
  // A 'paid' report does not count if the payment differs from the requested one, or if staff have confirmed its
  // transaction for the same order.
  return refuse(settlement.result === 'paid' ? 'paid_but_not_accepted' : 'provider_says_unpaid');
}
