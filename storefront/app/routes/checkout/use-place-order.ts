import type { Order, PlaceOrder } from '@uruhu/contract/order';
import { useRef, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { dropKey, orderKey } from './order-key.ts';
import { refused, type Trouble } from './outcome-of.ts';

type Placing = {
  user_id: string;
  onPlaced: (order: Order) => void;
  /** The server has refused: what is shown may be old. */
  onRefused: () => void;
};

/** Sends the order, once at a time, under a key that outlives dropped connections. */
export function usePlaceOrder({ user_id, onPlaced, onRefused }: Placing) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const underWay = useRef(false);

  async function place(body: PlaceOrder): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setTrouble(null);
    const answer = await api.placeOrder(body, orderKey(user_id));
    underWay.current = false;
    setBusy(false);
    if (answer.ok) {
      dropKey(user_id);
      refreshCartCount();
      return onPlaced(answer.data.data);
    }
    const { trouble: found, unknown } = refused(answer);
    setTrouble(found);
    if (unknown) return;
    dropKey(user_id);
    onRefused();
  }
  return { place, busy, trouble, setTrouble };
}
