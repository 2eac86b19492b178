import { useNavigate } from 'react-router';
import { api } from '#app/api/api.ts';
import { describeRefusal } from '#app/api/describe-refusal.ts';
import { setCartCount } from '#app/features/cart/cart-count.ts';
import { storeCouponCode } from '#app/features/coupons/coupon-storage.ts';
import { dropDrafts } from '#app/forms/draft.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession } from '#app/lib/session.ts';
import { toast } from '#app/lib/toasts.ts';
import { signedOut, signOutError, signOutFailed } from '#messages/account/sign-out';

/** Returns a function that ends the session in the browser and on the server, and opens the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const result = await api.signOut();
    // `not_authorized`: the server has already ended the session.
    if (!result.ok && result.code !== 'not_authorized')
      return toast(describeRefusal(result, { noMessage: signOutFailed, noResponse: signOutError }), 'error');
    // Navigates before the session ends: otherwise an account page would open sign-in with a redirect back to itself.
    navigate(paths.signIn(), { flushSync: true });
    endSession();
    dropDrafts();
    storeCouponCode(null);
    setCartCount(0);
    toast(signedOut);
  };
}
