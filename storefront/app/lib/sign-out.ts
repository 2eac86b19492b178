import { useNavigate } from 'react-router';
import { dropDrafts } from '#app/forms/draft.ts';
import { signedOut, signOutFailed } from '#messages/sign-out';
import { api } from './api.ts';
import { setCartCount } from './cart-count.ts';
import { keepCoupon } from './kept-coupon.ts';
import { paths } from './paths.ts';
import { endSession } from './session.ts';
import { toast } from './toasts.ts';

/** Ends the session, here and on the server, and goes to sign in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const answer = await api.signOut();
    // A session that the server no longer knows is over too.
    if (!answer.ok && answer.status !== 401) return toast(answer.status ? answer.message : signOutFailed, 'error');
    // On its way before the session ends: a page of one's own would else send them to sign in and back to itself.
    navigate(paths.signIn(), { flushSync: true });
    endSession();
    dropDrafts();
    keepCoupon(null);
    setCartCount(0);
    toast(signedOut);
  };
}
