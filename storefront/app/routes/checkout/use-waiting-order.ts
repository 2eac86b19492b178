import type { Order } from '@uruhu/contract/order';
import { useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { dropKey, waitingKey } from './order-key.ts';

/**
 * An order whose answer never came may have been placed. Before anything else can be ordered its key is sent again, and
 * brings that order if there is one. It cannot order anything new: no cart costs what it says to expect. True while
 * that is being found out.
 */
export function useWaitingOrder(user_id: string | undefined, onPlaced: (order: Order) => void): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (!user_id) return;
    let left = false;
    settle(user_id).then((order) => {
      if (left) return;
      setSettled(user_id);
      if (order) onPlaced(order);
    });
    return () => {
      left = true;
    };
  }, [user_id, onPlaced]);
  return user_id !== undefined && settled !== user_id && waitingKey(user_id) !== null;
}

async function settle(user_id: string): Promise<Order | null> {
  const key = waitingKey(user_id);
  if (key === null) return null;
  const answer = await api.placeOrder({ expected_total: 0 }, key);
  const answered = answer.ok || (answer.status > 0 && answer.status < 500);
  if (answered) dropKey(user_id);
  if (!answer.ok) return null;
  refreshCartCount();
  return answer.data.data;
}
