import type { OrderStatus } from '@uruhu/contract/order';

/** What pages call the status of an order where they do not know what it waits for. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  preparing: 'Preparing',
  in_transit: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
