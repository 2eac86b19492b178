import type { PublicOrder } from '@uruhu/contract/order';
import { reviewAfterDelivery, reviewNotCancelled } from '#messages/orders/orders';

/** Why the owner of an order cannot review its items here; null if she can. Any customer may review any product on its own page. */
export function getReviewDisabledReason({ status }: Pick<PublicOrder, 'status'>): string | null {
  if (status === 'delivered') return null;
  return status === 'cancelled' ? reviewNotCancelled : reviewAfterDelivery;
}
