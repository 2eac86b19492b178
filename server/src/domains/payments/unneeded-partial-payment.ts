import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Attempt, insertProblem } from './queries.ts';

type PaymentAmount = Pick<Attempt, 'state' | 'amount_rwf'>;
const sumAmounts = (payments: readonly PaymentAmount[]): number => payments.reduce((sum, { amount_rwf }) => sum + amount_rwf, 0);

/**
 * Finds the largest earlier partial payment that the order no longer needs, because `paidAttempt` is more than what was due. Undefined if
 * the earlier payments had paid the order already: then only `paidAttempt` is not needed.
 */
export function findUnneededPartialPayment<Payment extends PaymentAmount>(
  total_rwf: number,
  paidAttempt: PaymentAmount,
  otherAttempts: readonly Payment[],
): Payment | undefined {
  const partialPayments = otherAttempts.filter(({ state }) => state === 'succeeded');
  if (sumAmounts(partialPayments) >= total_rwf) return undefined;
  const excess_rwf = sumAmounts([...partialPayments, paidAttempt]) - total_rwf;
  return partialPayments
    .filter(({ amount_rwf }) => amount_rwf <= excess_rwf)
    .toSorted((left, right) => right.amount_rwf - left.amount_rwf)
    .at(0);
}

/**
 * Reports the partial payment that the order no longer needs, if there is one, so that staff refund it. `paidAttempt`: the payment that has
 * just succeeded.
 */
export async function reportUnneededPartialPayment(
  trx: Transaction<Database>,
  total_rwf: number,
  paidAttempt: Attempt,
  otherAttempts: readonly Attempt[],
): Promise<void> {
  const partialPayment = findUnneededPartialPayment(total_rwf, paidAttempt, otherAttempts);
  if (!partialPayment) return;
  const { order_id, payment_attempt_id } = partialPayment;
  await insertProblem(trx, {
    order_id,
    payment_attempt_id,
    kind: 'paid_twice',
    detail: 'a later payment covers the order without this part',
  });
}
