import type { Order } from '@uruhu/contract/order';
import { findFailedPayment, findLatestPayment } from '../payment-state.ts';

/**
 * The provider's page that the shopper has open. `payment_id`: the attempt that the page is for, once it is known.
 * `earlier_failed_payment_id`: the attempt that had already failed when the page opened.
 */
export type CardPage = { payment_id: string | undefined; earlier_failed_payment_id: string | undefined };

/** The result of the payment on the open page. `elsewhere`: the shopper has started a newer attempt in another tab. */
export function getCardOutcome(
  order: Pick<Order, 'payments'>,
  { payment_id, earlier_failed_payment_id }: CardPage,
): 'waiting' | 'failed' | 'elsewhere' {
  const failed_id = findFailedPayment(order, 'card')?.payment_id;
  if (failed_id !== undefined && failed_id !== earlier_failed_payment_id) return 'failed';
  const latest_id = findLatestPayment(order, 'card')?.payment_id;
  return payment_id !== undefined && latest_id !== payment_id ? 'elsewhere' : 'waiting';
}
