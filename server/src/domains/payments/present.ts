/** Converts stored payments to the types of the contract. */
import type { Payment } from '@uruhu/contract/payment';
import type { PaymentProblem, SameTransaction } from '@uruhu/contract/staff';
import type { Messages } from '../../messages/messages.ts';
import { findReasonSentence, findResolutionSentence } from '../../messages/sentences.ts';
import { getPaymentMethod } from './payment-methods.ts';
import { isCorrected } from './payment-status.ts';
import type { Attempt, PaymentWithSameTransaction, ProblemRow } from './queries.ts';

/** The id of the claim by which the shopper corrected this claim; null for any other attempt. `attempts`: oldest first. */
function findReplacement(attempts: readonly Attempt[], index: number): string | null {
  const attempt = attempts[index];
  if (!attempt || !isCorrected(attempt)) return null;
  const next = attempts.slice(index + 1).find(({ provider }) => provider === attempt.provider);
  return next?.payment_attempt_id ?? null;
}

/** Presents the attempts of an order to the shopper who pays. `attempts`: oldest first. */
export const presentAttempts = (attempts: readonly Attempt[], messages: Pick<Messages, 'reasons'>): Payment[] =>
  attempts.map((attempt, index) =>
    presentAttempt(attempt, { replaced_by: findReplacement(attempts, index), reason: findReasonSentence(attempt, messages) }),
  );

const presentAttempt = (attempt: Attempt, { replaced_by, reason }: Pick<Payment, 'replaced_by' | 'reason'>): Payment => ({
  payment_id: attempt.payment_attempt_id,
  method: getPaymentMethod(attempt.provider),
  state: attempt.state,
  amount: attempt.amount_rwf,
  reference: attempt.confirmation_code || (attempt.provider === 'mobile_money' ? (attempt.provider_reference ?? '') : ''),
  phone: attempt.payer_phone,
  reason,
  replaced_by,
  created_at: attempt.created_at.toISOString(),
  updated_at: attempt.updated_at.toISOString(),
});

/** Presents a payment of another order with the same transaction to staff. */
export const presentSameTransaction = ({
  order_id,
  payment_attempt_id: payment_id,
  state,
  reference,
  by_provider,
}: PaymentWithSameTransaction): SameTransaction => ({ order_id, payment_id, state, reference, by_provider });

/** Presents a payment problem to staff. */
export const presentProblem = (problem: ProblemRow): PaymentProblem => ({
  problem_id: problem.payment_problem_id,
  order_id: problem.order_id,
  payment_id: problem.payment_attempt_id,
  kind: problem.kind,
  detail: problem.detail,
  created_at: problem.created_at.toISOString(),
  resolved_at: problem.resolved_at?.toISOString() ?? null,
  resolved_by: problem.resolved_by_name,
  resolution: findResolutionSentence(problem),
});
