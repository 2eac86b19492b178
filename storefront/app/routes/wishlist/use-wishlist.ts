import { useEffect } from 'react';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { ask } from '#app/lib/ask.ts';
import type { Session } from '#app/lib/session.ts';

/** Calls as soon as the connection is back. */
function useReconnection(onReconnection: (() => void) | null): void {
  useEffect(() => {
    if (!onReconnection) return;
    window.addEventListener('online', onReconnection);
    return () => window.removeEventListener('online', onReconnection);
  }, [onReconnection]);
}

const askWishlist = () => ask(async () => (await import('#app/lib/wishlist-live.ts')).readWishlist());

/** The whole wishlist, read anew when the person comes back to it, or the connection does. */
export function useWishlist(session: Session | undefined) {
  const { answer, again, refresh } = useAnswer(session ? `wishlist ${session.token}` : null, askWishlist);
  const { state } = answer;
  useReturn(() => session && state === 'loaded' && refresh());
  useReconnection(session ? { loading: null, failed: again, loaded: refresh }[state] : null);
  return { answer, again };
}
