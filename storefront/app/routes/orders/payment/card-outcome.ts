import type { Order } from '@uruhu/contract/order';
import { failedBy, latestBy } from './standing.ts';

/**
 * The page of a payment that is waited for. `payment_id`: whose page it is, once that is known. `failed_before`: the attempt that it
 * follows, of which nothing new is to be heard.
 */
export type CardPage = { payment_id: string | undefined; failed_before: string | undefined };

/** What has come of it. `elsewhere`: another page took its place, and money is waited for there. */
export function cardOutcome(order: Pick<Order, 'payments'>, { payment_id, failed_before }: CardPage): 'waiting' | 'failed' | 'elsewhere' {
  const failed_id = failedBy(order, 'card')?.payment_id;
  if (failed_id !== undefined && failed_id !== failed_before) return 'failed';
  const latest_id = latestBy(order, 'card')?.payment_id;
  return payment_id !== undefined && latest_id !== payment_id ? 'elsewhere' : 'waiting';
}
