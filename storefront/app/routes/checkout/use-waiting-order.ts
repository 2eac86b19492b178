import type { Order } from '@uruhu/contract/order';
import { useEffect, useState } from 'react';
import { clearPlacedOrderId, loadPlacedOrder, readPlacedOrderId } from '#app/features/orders/placed-order.ts';
import type { CheckoutData } from './checkout-data.ts';
import { findEarlierOrder } from './earlier-order.ts';
import { readWaitingKey } from './order-key.ts';

/**
 * A request without a response may have placed an order, so this hook asks the server (findEarlierOrder) before the shopper can order
 * again. For an empty cart it looks for the order that emptied it. Returns true while it runs.
 */
export function useWaitingOrder(data: CheckoutData | null, onPlaced: (order: Order) => void): boolean {
  const [checkedUserId, setSettled] = useState<string>();
  const user_id = data?.user.user_id;
  const empty = data?.cart.cart_items.length === 0;
  useEffect(() => {
    if (!user_id) return;
    let left = false;
    findWaitingOrder(user_id, empty).then((order) => {
      if (left) return;
      setSettled(user_id);
      if (order) onPlaced(order);
    });
    return () => {
      left = true;
    };
  }, [user_id, empty, onPlaced]);
  return (
    user_id !== undefined &&
    checkedUserId !== user_id &&
    (readWaitingKey(user_id) !== null || (empty && readPlacedOrderId(user_id) !== null))
  );
}

async function findWaitingOrder(user_id: string, empty: boolean): Promise<Order | null> {
  if (readWaitingKey(user_id) !== null) return (await findEarlierOrder(user_id)).order;
  if (empty) return loadPlacedOrder(user_id);
  // The shopper is ordering something else, so she has seen the placed order.
  clearPlacedOrderId(user_id);
  return null;
}
