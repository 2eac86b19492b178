import type { PublicOrder } from '@uruhu/contract/order';

/**
 * Whether its owner is asked for reviews of what is in it. Everybody who is signed in may review any product; an order that is not paid
 * or was cancelled is no occasion.
 */
export const mayReview = ({ status, payment_status }: Pick<PublicOrder, 'status' | 'payment_status'>): boolean =>
  status === 'delivered' || (status !== 'cancelled' && payment_status === 'Paid');
