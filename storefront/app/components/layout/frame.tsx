import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/lib/api.ts';
import { refreshCartCount } from '#app/lib/cart-count.ts';
import { getSession, startSession, useSession } from '#app/lib/session.ts';
import { followWishlist } from '#app/lib/wishlist.ts';
import { Toasts } from '#app/ui/toast.tsx';
import { skip } from '#messages/layout';
import { Announcement } from './announcement.tsx';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar, LoadingOverlay } from './loading.tsx';
import css from './skip.module.css';

/** What belongs to the person comes after the first paint: the count of the cart, the hearts, and a name that was not stored. */
function usePersonalParts() {
  const token = useSession()?.token;
  useEffect(() => {
    refreshCartCount(false);
    followWishlist();
    if (token && !getSession()?.user) restorePerson(token);
  }, [token]);
}

async function restorePerson(token: string): Promise<void> {
  const answer = await api.me();
  if (answer.ok && getSession()?.token === token) startSession({ token, user: answer.data.user });
}

/** Everything around the page itself. */
export function Frame({ children }: { children: ReactNode }) {
  usePersonalParts();
  const { pathname } = useLocation();
  return (
    <>
      <a className={css.skip} href="#main">
        {skip}
      </a>
      <LoadingBar />
      <Announcement />
      <Header />
      <main id="main" tabIndex={-1} key={pathname}>
        {children}
      </main>
      <Footer />
      <Floating />
      <LoadingOverlay />
      <Toasts />
    </>
  );
}
