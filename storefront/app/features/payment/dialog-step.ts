import type { PaymentMethod } from '@uruhu/contract/payment';
import { isUnderReview, type PaymentState } from './payment-state.ts';

export type Step = 'placed' | 'methods' | PaymentMethod | 'claim' | 'under_review' | 'paid' | 'cancelled';

/**
 * The step that the payment dialog shows. It is the step that the shopper has chosen, unless the order has been
 * cancelled or paid meanwhile, or its claim is under review.
 */
export function getStep(order: PaymentState, chosenStep: Step): Step {
  if (order.status === 'cancelled') return 'cancelled';
  // An order that costs nothing is paid from the start, so the step stays `placed`.
  if (order.payment_status === 'Paid' && chosenStep !== 'placed') return 'paid';
  return isUnderReview(order) ? 'under_review' : chosenStep;
}
