import type { Stage } from '@uruhu/contract/rules/order-timeline';
import * as words from '#messages/orders';
import { type Due, isChecked } from './payment/standing.ts';

/** What a pending order that is not paid waits for. Whether money is looked for is told to its owner alone. */
function waitsFor(order: Due): string {
  if (order.payment_review === undefined) return words.waitsForConfirmation;
  return isChecked(order) ? words.waitsForCheck : words.waitsForPayment;
}

/**
 * What is said of a stage that an order has reached, line by line. What was said of it in the present is no longer so once the order is
 * cancelled, and 'ready to be processed' is half of it as long as nothing has been paid.
 */
export function stageWords(stage: Stage, order: Due): readonly string[] {
  if (order.status === 'cancelled' && stage !== 'cancelled') return stage === 'pending' ? [words.received] : [];
  const message = words.stageMessage[stage];
  const waits = stage === 'pending' && order.status === 'pending' && order.payment_status !== 'Paid';
  return waits ? [`${message}.`, waitsFor(order)] : [message];
}
