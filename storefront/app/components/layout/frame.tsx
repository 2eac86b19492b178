import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { refreshCartCount } from '#app/lib/refresh-cart.ts';
import { useSession } from '#app/lib/session.ts';
import { followWishlist } from '#app/lib/wishlist.ts';
import { Toasts } from '#app/ui/toast.tsx';
import { skip } from '#messages/layout';
import { Announcement } from './announcement.tsx';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar, LoadingOverlay } from './loading.tsx';
import css from './skip.module.css';

/** What belongs to the person comes after the first paint. */
function usePersonalParts() {
  const token = useSession()?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has another cart and another wishlist
  useEffect(() => {
    refreshCartCount(false);
    followWishlist();
  }, [token]);
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
