import type { CartAdd } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask } from './ask.ts';
import { paths } from './paths.ts';
import { refreshCartCount } from './refresh-cart.ts';
import { getSession } from './session.ts';
import { keepWish } from './wish.ts';

type Answer = Result<unknown> | null;

/**
 * Puts things into the cart. A guest, or a person whose session turns out to be over, is sent to sign in and back to
 * this page, where it lies in the cart then: the answer is null. Nothing is asked while an earlier call is under way.
 */
export function useAddToCart(): { busy: boolean; add: (item: CartAdd) => Promise<Answer> } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function toSignIn(item: CartAdd): null {
    keepWish(item);
    navigate(paths.signIn({ redirect: pathname + search }));
    return null;
  }

  async function add(item: CartAdd): Promise<Answer> {
    if (!getSession()) return toSignIn(item);
    setBusy(true);
    const answer = await ask((api) => api.addToCart(item));
    setBusy(false);
    if (answer.ok) refreshCartCount();
    return answer.ok || getSession() ? answer : toSignIn(item);
  }

  return { busy, add };
}
