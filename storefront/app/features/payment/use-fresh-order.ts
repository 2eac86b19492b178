import type { Order } from '@uruhu/contract/order';
import { useCallback, useState } from 'react';
import { api } from '#app/api/api.ts';
import { isFullOrder } from '#app/features/orders/order-facts.ts';

/** Holds an order. `refresh` reads it again and returns it; if the call fails, it keeps the order and returns null. */
export function useFreshOrder(first: Order) {
  const [order, setOrder] = useState(first);
  const { order_id } = first;
  const refresh = useCallback(async () => {
    const result = await api.order(order_id);
    const fresh = result.ok && isFullOrder(result.data.data) ? result.data.data : null;
    if (fresh) setOrder(fresh);
    return fresh;
  }, [order_id]);
  return { order, setOrder, refresh };
}
