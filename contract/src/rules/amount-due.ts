import type { PaymentState } from './transitions.ts';

/** Francs that are still to come: 0 once what has come in covers the total. Nobody is asked for more, whichever way they pay. */
export function amountDue(total_rwf: number, payments: readonly { state: PaymentState; amount: number }[]): number {
  const paid_rwf = payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, total_rwf - paid_rwf);
}
