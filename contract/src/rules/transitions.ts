/** Which state may follow which. The database holds the same pairs and refuses every other. */
import type { OrderStatus } from '../order.ts';

export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['preparing', 'cancelled'],
  preparing: ['in_transit', 'cancelled'],
  in_transit: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export const PAYMENT_STATES = ['created', 'pending', 'submitted', 'succeeded', 'failed', 'rejected', 'expired', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Of one attempt to pay: `pending` is with the provider, `submitted` with the shop's staff. Money that comes late is money, whatever
 * was thought of the attempt: so what has failed or expired may still succeed.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // Failed or expired at once: the provider could not be reached, or nobody came back.
  created: ['pending', 'submitted', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  submitted: ['succeeded', 'rejected'],
  succeeded: ['refunded'],
  failed: ['succeeded'],
  // Looked for too early, or typed again: that is another submission, and staff look at it anew.
  rejected: [],
  expired: ['succeeded'],
  refunded: [],
};

/** States in which an attempt may still bring money by itself: an order has at most one such attempt. */
export const LIVE_PAYMENT_STATES: readonly PaymentState[] = ['created', 'pending', 'submitted'];
