/** The allowed transitions. The database holds the same pairs and refuses all others. */
export const ORDER_STATUSES = ['pending', 'preparing', 'in_transit', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

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
 * The states of a payment attempt. `pending` waits for the provider, `submitted` for the shop's staff. A failed or expired attempt may
 * still succeed, because its money can arrive late.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // Fails at once if the provider could not be reached; expires if the shopper does not come back.
  created: ['pending', 'submitted', 'succeeded', 'failed', 'expired'],
  pending: ['succeeded', 'failed', 'expired'],
  submitted: ['succeeded', 'rejected'],
  succeeded: ['refunded'],
  failed: ['succeeded'],
  // Final: if the shopper submits the transaction again, that is a new attempt, and staff check it anew.
  rejected: [],
  expired: ['succeeded'],
  refunded: [],
};

/** States in which an attempt waits for money. An order has at most one such attempt. */
export const LIVE_PAYMENT_STATES: readonly PaymentState[] = ['created', 'pending', 'submitted'];
