import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { refreshCartCount } from '#app/features/cart/refresh-cart-count.ts';
import { syncWishlist } from '#app/features/wishlist/use-wishlist-button.ts';
import { useSession } from '#app/lib/session.ts';
import { Toasts } from '#app/ui/toast.tsx';
import { skip } from '#messages/shell/layout';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar, LoadingOverlay } from './loading.tsx';
import css from './skip.module.css';

/**
 * Loads the cart count and the wishlist after the first paint. A component of its own, because a component that reads a store renders again
 * at once after hydration, and React then hydrates all boundaries in it without a pause.
 */
function CustomerData() {
  const token = useSession()?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has another cart and another wishlist
  useEffect(() => {
    // False: may share the request of a cart page that reads the cart at the same time.
    refreshCartCount(false);
    syncWishlist();
  }, [token]);
  return null;
}

/** The layout around every page: header, footer and toasts. It reads no store: see CustomerData. */
export function Frame({ children }: { children: ReactNode }) {
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
      <Suspense>
        <Footer />
      </Suspense>
      <LoadingOverlay />
      <Toasts />
      <CustomerData />
    </>
  );
}
