import type { Order } from '@uruhu/contract/order';
import { useCallback, useState } from 'react';
import { api } from '#app/api/api.ts';
import { createLatestCallTracker } from '#app/api/latest-call-tracker.ts';
import { isFullOrder } from '#app/features/orders/order-facts.ts';

/** Holds an order. `refresh` reads it again and returns it; if the call fails, it keeps the order and returns null. */
export function useFreshOrder(initialOrder: Order) {
  const [order, storeOrder] = useState(initialOrder);
  const [startCall] = useState(createLatestCallTracker);
  const { order_id } = initialOrder;
  const refresh = useCallback(async () => {
    const isLatest = startCall();
    const result = await api.order(order_id);
    const freshOrder = result.ok && isFullOrder(result.data.data) ? result.data.data : null;
    if (freshOrder && isLatest()) storeOrder(freshOrder);
    return freshOrder;
  }, [order_id, startCall]);
  const setOrder = useCallback(
    (changed: Order) => {
      // Makes a call under way outdated: its response is older than this order.
      startCall();
      storeOrder(changed);
    },
    [startCall],
  );
  return { order, setOrder, refresh };
}
