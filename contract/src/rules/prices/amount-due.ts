import type { PaymentState } from '../transitions.ts';

/** Returns the francs that are still to be paid: the total less the succeeded payments, and 0 once these cover the total. */
export function computeAmountDue(total_rwf: number, payments: readonly { state: PaymentState; amount: number }[]): number {
  const paid_rwf = payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, total_rwf - paid_rwf);
}

/** Whether some of the money has come, and a rest is still to be paid. */
export function isPartPaid(total_rwf: number, payments: readonly { state: PaymentState; amount: number }[]): boolean {
  const due_rwf = computeAmountDue(total_rwf, payments);
  return due_rwf > 0 && due_rwf < total_rwf;
}
