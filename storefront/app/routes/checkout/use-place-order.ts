import type { Order, PlaceOrder } from '@uruhu/contract/order';
import { useRef, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { keepCoupon } from '#app/lib/kept-coupon.ts';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { keepPlaced } from '#app/routes/cart/placed-order.ts';
import { dropKey, orderKey } from './order-key.ts';
import { refused, type Trouble } from './outcome-of.ts';

type Placing = {
  user_id: string;
  onPlaced: (order: Order) => void;
  /** The server has refused: what is shown may be old. */
  onRefused: (trouble: Trouble) => void;
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
      const { data: order } = answer.data;
      keepPlaced(user_id, order.order_id);
      dropKey(user_id);
      keepCoupon(null);
      refreshCartCount();
      return onPlaced(order);
    }
    const { trouble: found, unknown } = refused(answer, Boolean(body.applied_coupon_code));
    setTrouble(found);
    if (unknown) return;
    dropKey(user_id);
    onRefused(found);
  }
  return { place, busy, trouble, setTrouble };
}
