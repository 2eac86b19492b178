import { useState } from 'react';
import { api } from '#app/api/api.ts';
import { startCartCall } from '#app/features/cart/cart-count.ts';
import { readFreshCart } from '#app/features/cart/read-cart.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { toast } from '#app/lib/toasts.ts';

/** Adds the order's products to the cart again and opens it. The cart shows which products are unavailable. */
export function useReorder(order_id: string) {
  const [busy, setBusy] = useState(false);
  const navigateOnline = useOnlineNavigate();
  async function reorder(): Promise<void> {
    setBusy(true);
    const result = await api.reorder({ order_id });
    if (!result.ok) {
      setBusy(false);
      return toast(result.message, 'error');
    }
    const { message, data } = result.data;
    const publish = startCartCall('read');
    const cart = await readFreshCart();
    setBusy(false);
    if (cart.ok) publish({ ...cart.data, changes: data.missing });
    toast(message);
    navigateOnline(paths.cart());
  }
  return { busy, reorder };
}
