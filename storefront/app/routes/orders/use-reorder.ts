import { useState } from 'react';
import { api } from '#app/lib/api.ts';
import { keepCart } from '#app/lib/cart-count.ts';
import { useGo } from '#app/lib/go.ts';
import { paths } from '#app/lib/paths.ts';
import { readCart } from '#app/lib/read-cart.ts';
import { toast } from '#app/lib/toasts.ts';

/** Puts what was ordered into the cart again and goes there, where it says what could not be had. */
export function useReorder(order_id: string) {
  const [busy, setBusy] = useState(false);
  const go = useGo();
  async function reorder(): Promise<void> {
    setBusy(true);
    const answer = await api.reorder({ order_id });
    if (!answer.ok) {
      setBusy(false);
      return toast(answer.message, 'error');
    }
    const { message, data } = answer.data;
    const cart = await readCart(true);
    setBusy(false);
    if (cart.ok) keepCart({ ...cart.data, changes: data.missing });
    toast(message);
    go(paths.cart());
  }
  return { busy, reorder };
}
