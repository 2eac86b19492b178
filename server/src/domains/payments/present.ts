/** Converts stored payments to the types of the contract. */
import type { Payment } from '@uruhu/contract/payment';
import type { PaymentProblem, SameTransaction as SameTransactionView } from '@uruhu/contract/staff';
import { findReasonSentence, findResolutionSentence } from '../../messages/sentences.ts';
import { getPaymentMethod } from './payment-methods.ts';
import type { Attempt, ProblemRow, SameTransaction } from './queries.ts';

/** Presents an attempt to the shopper who pays. */
export const presentAttempt = (attempt: Attempt): Payment => ({
  payment_id: attempt.payment_attempt_id,
  method: getPaymentMethod(attempt.provider),
  state: attempt.state,
  amount: attempt.amount_rwf,
  reference: attempt.confirmation_code || (attempt.provider === 'mobile_money' ? (attempt.provider_reference ?? '') : ''),
  phone: attempt.payer_phone,
  reason: findReasonSentence(attempt),
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
}: SameTransaction): SameTransactionView => ({ order_id, payment_id, state, reference, by_provider });

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
