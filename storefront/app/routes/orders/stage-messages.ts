import type { Stage } from '@uruhu/contract/rules/order-timeline';
import { isUnderReview, type PaymentState } from '#app/features/payment/payment-state.ts';
import * as messages from '#messages/orders/orders';

/** Says why an unpaid pending order waits. Only the owner can see that no claim is under review, because a claim may have been rejected. */
function describeWaiting(order: PaymentState): string {
  if (isUnderReview(order)) return messages.waitsForCheck;
  if (order.is_part_paid) return messages.waitsForRest;
  return order.payment_review === undefined ? messages.waitsForConfirmation : messages.waitsForPayment;
}

/**
 * The lines of text for a stage that the order has reached. A cancelled order has no lines for the stages after the first, because they
 * describe present actions of the shop. An unpaid order has a second line at the first stage, which says why it waits.
 */
export function getStageMessages(stage: Stage, order: PaymentState): readonly string[] {
  if (order.status === 'cancelled' && stage !== 'cancelled') return stage === 'pending' ? [messages.stageMessage.pending] : [];
  const message = messages.stageMessage[stage];
  const waitsForPayment = stage === 'pending' && order.status === 'pending' && order.payment_status !== 'Paid';
  return waitsForPayment ? [`${message}.`, describeWaiting(order)] : [message];
}
