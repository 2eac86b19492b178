import type { Order } from '@uruhu/contract/order';
import { findPendingPayment, isPayable } from '#app/features/payment/payment-state.ts';

/** The order that an empty cart page should mention. */
export type EmptyCartReason =
  /** The cart became that order. `order` is null if it could not be loaded. */
  | { kind: 'placed'; order_id: string; order: Order | null }
  /** The shopper has an unpaid order, which may be older than the order that emptied the cart. */
  | { kind: 'unpaid'; order: Order };

/** The order is unpaid and has no pending attempt. */
export const isAwaitingPayment = (order: Order): boolean => isPayable(order) && !findPendingPayment(order);

/** The time of the last payment attempt, else of the order: ISO 8601. */
const getLastAttemptTime = ({ created_at, payments }: Order): string => payments.at(-1)?.created_at ?? created_at;

/** The unpaid order with the latest payment attempt: a shopper who tries again most likely means this order. */
function findOrderToPay(orders: readonly Order[]): Order | undefined {
  const [first, ...others] = orders.filter((order) => order.status === 'pending' && isAwaitingPayment(order));
  return others.reduce<Order | undefined>(
    (latest, order) => (latest && getLastAttemptTime(latest) >= getLastAttemptTime(order) ? latest : order),
    first,
  );
}

/** `placed_id`: the order that the shopper placed in this tab. `orders`: her orders; null if they could not be loaded. */
export function findEmptyCartReason(placed_id: string | null, orders: readonly Order[] | null): EmptyCartReason | null {
  if (!orders) return placed_id ? { kind: 'placed', order_id: placed_id, order: null } : null;
  const placed = orders.find(({ order_id, status }) => order_id === placed_id && status === 'pending');
  if (placed) return { kind: 'placed', order_id: placed.order_id, order: placed };
  const unpaidOrder = findOrderToPay(orders);
  return unpaidOrder ? { kind: 'unpaid', order: unpaidOrder } : null;
}
