import type { Order } from '@uruhu/contract/order';
import { useCallback, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { isWhole } from '../whole-order.ts';

/** An order as it is known now; `refresh` asks how it is, and keeps what is known where no answer comes: null then. */
export function useFreshOrder(first: Order) {
  const [order, setOrder] = useState(first);
  const { order_id } = first;
  const refresh = useCallback(async () => {
    const answer = await api.order(order_id);
    const fresh = answer.ok && isWhole(answer.data.data) ? answer.data.data : null;
    if (fresh) setOrder(fresh);
    return fresh;
  }, [order_id]);
  return { order, setOrder, refresh };
}
