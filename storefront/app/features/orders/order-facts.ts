import type { Order, PublicOrder } from '@uruhu/contract/order';
import { isPayable, mayHaveBeenPaid, type PaymentState } from '#app/features/payment/payment-state.ts';

const SHORT_ID_LENGTH = 8;

/** The first characters of an order's id, by which pages name the order. */
export const formatShortId = (order_id: string): string => order_id.slice(0, SHORT_ID_LENGTH);
/** The short id with an ellipsis, for lists and tables that do not show the whole id. */
export const formatShortIdWithEllipsis = (order_id: string): string => `${formatShortId(order_id)}…`;

/** Whether staff rejected the shopper's claim and she can still act on it. The order holds the reason. */
export const isPaymentRejected = (order: PaymentState): boolean =>
  order.payment_review?.state === 'rejected' && (isPayable(order) || mayHaveBeenPaid(order));

/**
 * The server sends the full order to its owner only, and the public part to others. The pages of an order treat a public part like an order
 * that does not exist.
 */
export const isFullOrder = (order: Order | PublicOrder): order is Order => 'final_total' in order;
