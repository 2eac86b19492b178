import type { Order } from '@uruhu/contract/order';
import { isToPay, underWay } from '#app/routes/orders/payment/standing.ts';

/** What an empty cart has to do with an order; null: nothing. */
export type EmptyBecause =
  /** It became that order. Without `order`, of which nothing is known just now. */
  | { kind: 'placed'; order_id: string; order: Order | null }
  /** That order waits to be paid, whatever has emptied the cart. */
  | { kind: 'owed'; order: Order };

/** Nobody has paid it, and no provider is being asked. */
export const waitsToBePaid = (order: Order): boolean => isToPay(order) && !underWay(order);

/** When somebody last tried to pay it, else when it was placed: ISO 8601. */
const touchedAt = ({ created_at, payments }: Order): string => payments.at(-1)?.created_at ?? created_at;

/** The one to pay: the one that was tried last comes first, as who tries again means that one. */
function toPay(orders: readonly Order[]): Order | undefined {
  const [first, ...others] = orders.filter((order) => order.status === 'pending' && waitsToBePaid(order));
  return others.reduce<Order | undefined>((best, order) => (best && touchedAt(best) >= touchedAt(order) ? best : order), first);
}

/** `placed_id`: the order that this cart became, in this tab. `orders`: hers, as the shop knows them; null: no answer. */
export function emptyBecause(placed_id: string | null, orders: readonly Order[] | null): EmptyBecause | null {
  if (!orders) return placed_id ? { kind: 'placed', order_id: placed_id, order: null } : null;
  const placed = orders.find(({ order_id, status }) => order_id === placed_id && status === 'pending');
  if (placed) return { kind: 'placed', order_id: placed.order_id, order: placed };
  const owed = toPay(orders);
  return owed ? { kind: 'owed', order: owed } : null;
}
