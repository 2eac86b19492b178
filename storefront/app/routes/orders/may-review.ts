import type { PublicOrder } from '@uruhu/contract/order';

/**
 * Whether an order shows review buttons to its owner. Every customer may review any product, but an unpaid or cancelled order is no
 * occasion to ask her.
 */
export const mayReview = ({ status, payment_status }: Pick<PublicOrder, 'status' | 'payment_status'>): boolean =>
  status === 'delivered' || (status !== 'cancelled' && payment_status === 'Paid');
