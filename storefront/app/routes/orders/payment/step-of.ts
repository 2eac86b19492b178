import type { PaymentMethod } from '@uruhu/contract/payment';
import { type Due, isChecked } from './standing.ts';

export type Step = 'placed' | 'methods' | PaymentMethod | 'tell' | 'told' | 'paid' | 'cancelled';

/**
 * What is shown of paying an order, of which `chosen` is being done. One that has been cancelled or paid meanwhile, or whose payment is
 * looked for, says so whatever was being done.
 */
export function stepOf(order: Due, chosen: Step): Step {
  if (order.status === 'cancelled') return 'cancelled';
  // One that costs nothing is paid from the start: then it was only placed.
  if (order.payment_status === 'Paid' && chosen !== 'placed') return 'paid';
  return isChecked(order) ? 'told' : chosen;
}
