import { useEffect, useState } from 'react';
import { useReturn } from '#app/lib/answer.ts';
import { clientOf } from '#app/lib/api.ts';
import { readCart } from '#app/lib/read-cart.ts';
import { useStore } from '#app/lib/store.ts';
import { toast } from '#app/lib/toasts.ts';
import * as said from '#messages/cart';
import { type CartView, Desk } from './desk.ts';
import { offerUndo, undoIn } from './undo.ts';

/** A line fades, then the gap closes: twice --t-2. */
const FADE_MS = 400;
const words = {
  gone: said.goneElsewhere,
  dropped: () => (navigator.onLine ? said.connectionDropped : said.waitsForConnection),
  notRemoved: (message: string | null) =>
    message === null && !navigator.onLine ? said.removalWaits : said.notRemoved(message ?? said.noAnswer),
};
/** A tap that was the last one before the page is left arrives, too. */
const lasting = clientOf({ keepalive: true });
const LOADING: CartView = { state: 'loading' };

function openDesk(onRead: () => void): Desk {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const read = (fresh: boolean) => {
    onRead();
    return readCart(fresh);
  };
  return new Desk({ ...lasting, readCart: read }, { words, fade_ms: still ? 0 : FADE_MS, onRemoved: offerUndo });
}

/**
 * The cart of the person who is signed in: read when the page opens, whenever they come back to this tab, and when the
 * connection is back; then what did not reach the server is sent first. `onRead`: the totals are read anew.
 */
export function useDesk(onRead: () => void): { desk: Desk; view: CartView } {
  const [desk] = useState(() => openDesk(onRead));
  const view = useStore(desk.view, LOADING);
  useEffect(() => {
    desk.load();
    undoIn(desk);
    const back = () => desk.resume();
    const gone = () => toast(said.offline, 'error');
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
    };
  }, [desk]);
  useReturn(() => desk.resume());
  return { desk, view };
}
