import { useEffect, useState } from 'react';
import { useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { readCart } from '#app/lib/read-cart.ts';
import { useStore } from '#app/lib/store.ts';
import { connectionDropped, removedNamed } from '#messages/cart';
import { type CartView, Desk } from './desk.ts';

/** A line fades, then the gap closes: twice --t-2. */
const FADE_MS = 400;
const WORDS = { removed: removedNamed, dropped: connectionDropped };
const LOADING: CartView = { state: 'loading' };

function openDesk(): Desk {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Desk({ readCart, updateCartItem: api.updateCartItem, removeCartItem: api.removeCartItem }, WORDS, still ? 0 : FADE_MS);
}

/** The cart of the person who is signed in, read when the page opens and whenever they come back to this tab. */
export function useDesk(): { desk: Desk; view: CartView } {
  const [desk] = useState(openDesk);
  const view = useStore(desk.view, LOADING);
  useEffect(() => {
    desk.load();
  }, [desk]);
  useReturn(() => desk.refresh());
  return { desk, view };
}
