import type { CartAdd } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#app/api/call-api.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, hasSessionExpired } from '#app/lib/session.ts';
import { publishing } from './cart-count.ts';
import { savePendingCartAdd } from './pending-cart-add.ts';
import { refreshCartCount } from './refresh-cart-count.ts';

/** Of two products that are added at once, no response is sure to have both. */
let addsUnderWay = 0;
let haveAddsOverlapped = false;

type AddResult = Result<unknown> | null;

/**
 * Adds products to the cart. A guest, or a customer whose session has ended, is sent to sign in and comes back to this page with the
 * product in her cart; the result is then null. Offline she stays here and reads that she is offline. `busy` is true while a call is
 * under way.
 */
export function useAddToCart(): { busy: boolean; add: (item: CartAdd) => Promise<AddResult> } {
  const [busy, setBusy] = useState(false);
  const navigateIfOnline = useOnlineNavigate();
  const { pathname, search } = useLocation();

  function sendToSignIn(item: CartAdd): null {
    // Replaces the history entry of an open sheet, so that Back on the sign-in page leads to the list at once.
    const replace = history.state?.overlay === true;
    const state = hasSessionExpired() ? { sessionEnded: true } : null;
    const hasNavigated = navigateIfOnline(paths.signIn({ redirect: pathname + search }), { replace, state });
    if (hasNavigated) savePendingCartAdd(item);
    return null;
  }

  async function add(item: CartAdd): Promise<AddResult> {
    if (!getSession()) return sendToSignIn(item);
    setBusy(true);
    addsUnderWay += 1;
    haveAddsOverlapped ||= addsUnderWay > 1;
    const result = await callApi((api) => publishing(api.addToCart)(item));
    addsUnderWay -= 1;
    setBusy(false);
    if (addsUnderWay === 0 && haveAddsOverlapped) {
      haveAddsOverlapped = false;
      refreshCartCount();
    }
    return result.ok || getSession() ? result : sendToSignIn(item);
  }

  return { busy, add };
}
