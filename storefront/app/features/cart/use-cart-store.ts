import type { Cart } from '@uruhu/contract/cart';
import { useEffect, useState } from 'react';
import { createApi } from '#app/api/api.ts';
import { useTabReturn } from '#app/api/use-query.ts';
import { clearPlacedOrderId } from '#app/features/orders/placed-order.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { getSession } from '#app/lib/session.ts';
import { useStore } from '#app/lib/store.ts';
import { toast } from '#app/lib/toasts.ts';
import * as cartMessages from '#messages/orders/cart';
import { publishing } from './cart-count.ts';
import { CartStore } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { readCart } from './read-cart.ts';
import { offerUndo, setUndoTarget } from './undo-removal.ts';

/** Twice the CSS duration --t-2: first the line fades, then the gap closes. */
const FADE_MS = 400;
const cartStoreMessages = {
  lineGone: cartMessages.removedElsewhere,
  connectionDropped: () => (navigator.onLine ? cartMessages.connectionDropped : cartMessages.waitsForConnection),
  notRemoved: (message: string | null) =>
    message === null && !navigator.onLine ? cartMessages.removalWaits : cartMessages.notRemoved(message ?? cartMessages.noResponse),
};
/** `keepalive` lets the last tap reach the server when the shopper leaves the page right after it. */
const keepaliveApi = createApi({ keepalive: true });
const LOADING: CartView = { state: 'loading' };

/** `onRead` is called with every read, and `onSettled` with the newest cart when the server has responded to all changes. */
type CartListeners = { onRead: () => void; onSettled: (cart: Cart) => void };

function openCartStore({ onRead, onSettled }: CartListeners): CartStore {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const readAndNotify = async (fresh: boolean) => {
    const user_id = getSession()?.user?.user_id;
    onRead();
    const result = await readCart(fresh);
    // An empty cart shows the confirmation of the order just placed. Once the cart has lines again, an empty cart shows the usual page.
    if (user_id && result.ok && result.data.cart_items.length > 0) clearPlacedOrderId(user_id);
    return result;
  };
  const { updateCartItem, removeCartItem, addToCart } = keepaliveApi;
  return new CartStore(
    {
      updateCartItem: publishing(updateCartItem),
      removeCartItem: publishing(removeCartItem),
      addToCart: publishing(addToCart),
      readCart: readAndNotify,
    },
    { messages: cartStoreMessages, fade_ms: prefersReducedMotion ? 0 : FADE_MS, onRemoved: offerUndo, onSettled },
  );
}

/**
 * The cart of the signed-in customer. The hook reads it when the page opens, when she comes back to this tab and when the connection
 * is back; it first sends the changes that did not reach the server.
 */
export function useCartStore(listeners: CartListeners): { store: CartStore; view: CartView } {
  const [store] = useState(() => openCartStore(listeners));
  const view = useStore(store.view, LOADING);
  useEffect(() => {
    store.load();
    setUndoTarget(store);
  }, [store]);
  useWindowEvent('online', () => store.resume());
  useWindowEvent('offline', () => toast(cartMessages.offline, 'error'));
  useTabReturn(() => store.resume());
  return { store, view };
}
