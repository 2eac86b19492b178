import type { Order } from '@uruhu/contract/order';
import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { keepCoupon } from '#app/lib/kept-coupon.ts';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { askPlaced, dropPlaced, keepPlaced, placedId } from '#app/routes/cart/placed-order.ts';
import type { CheckoutData } from './checkout-data.ts';
import { dropKey, waitingKey } from './order-key.ts';

/**
 * An order whose answer never came may have been placed. Before anything else can be ordered its key is sent again, and
 * brings that order if there is one. It cannot order anything new: no cart costs what it says to expect. Where the cart is empty,
 * the order that emptied it is looked for. True while that is being found out.
 */
export function useWaitingOrder(data: CheckoutData | null, onPlaced: (order: Order) => void): boolean {
  const [settled, setSettled] = useState<string>();
  const user_id = data?.user.user_id;
  const empty = data?.cart.cart_items.length === 0;
  useEffect(() => {
    if (!user_id) return;
    let left = false;
    settle(user_id, empty).then((order) => {
      if (left) return;
      setSettled(user_id);
      if (order) onPlaced(order);
    });
    return () => {
      left = true;
    };
  }, [user_id, empty, onPlaced]);
  return user_id !== undefined && settled !== user_id && (waitingKey(user_id) !== null || (empty && placedId(user_id) !== null));
}

async function settle(user_id: string, empty: boolean): Promise<Order | null> {
  const key = waitingKey(user_id);
  if (key === null) {
    if (empty) return askPlaced(user_id);
    // Something else is being ordered: that one has been seen.
    dropPlaced(user_id);
    return null;
  }
  const answer = await api.placeOrder({ expected_total: 0 }, key);
  const answered = answer.ok || (answer.status > 0 && answer.status < 500);
  if (answered) dropKey(user_id);
  if (!answer.ok) return null;
  const { data: order } = answer.data;
  keepPlaced(user_id, order.order_id);
  keepCoupon(null);
  refreshCartCount();
  return order;
}
