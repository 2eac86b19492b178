import type { PaymentState } from './transitions.ts';

/** The francs that an order still lacks: 0 once its succeeded payments cover the total, so no shopper is asked to pay more. */
export function amountDue(total_rwf: number, payments: readonly { state: PaymentState; amount: number }[]): number {
  const paid_rwf = payments.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, total_rwf - paid_rwf);
}
