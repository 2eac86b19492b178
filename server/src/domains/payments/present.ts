/** Payments as the contract shows them. */
import { METHOD_OF, type Payment } from '@uruhu/contract/payment';
import type { PaymentProblem } from '@uruhu/contract/staff';
import type { Attempt, ProblemRow } from './queries.ts';

/** An attempt, for whose order it is. */
export const presentAttempt = (attempt: Attempt): Payment => ({
  payment_id: attempt.payment_attempt_id,
  method: METHOD_OF[attempt.provider],
  state: attempt.state,
  amount: attempt.amount_rwf,
  reference: attempt.confirmation_code || (attempt.provider === 'mobile_money' ? (attempt.provider_reference ?? '') : ''),
  phone: attempt.payer_phone,
  reason: attempt.reason,
  created_at: attempt.created_at.toISOString(),
  updated_at: attempt.updated_at.toISOString(),
});

/** A problem, for staff. */
export const presentProblem = (problem: ProblemRow): PaymentProblem => ({
  problem_id: problem.payment_problem_id,
  order_id: problem.order_id,
  payment_id: problem.payment_attempt_id,
  kind: problem.kind,
  detail: problem.detail,
  created_at: problem.created_at.toISOString(),
  resolved_at: problem.resolved_at?.toISOString() ?? null,
  resolved_by: problem.resolved_by_name,
  resolution: problem.resolution,
});
