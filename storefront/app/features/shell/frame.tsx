import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { refreshCartCount } from '#app/features/cart/refresh-cart-count.ts';
import { syncWishlist } from '#app/features/wishlist/use-wishlist-button.ts';
import { useSession } from '#app/lib/session.ts';
import { focusHeading } from '#app/ui/focus-heading.ts';
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

/**
 * After a navigation to another page, moves the focus to its heading, without scrolling. It stays where the new page has put it, at the target of
 * a hash, and in the search field if the shopper types there.
 */
function useHeadingFocus(main: RefObject<HTMLElement | null>) {
  const { pathname, search, hash } = useLocation();
  const lastPathname = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters and pages of a list keep the focus
  useEffect(() => {
    const isSamePage = lastPathname.current === pathname;
    lastPathname.current = pathname;
    const active = document.activeElement as HTMLInputElement | null;
    const isTyping = active?.value && active.value !== new URLSearchParams(search).get('q');
    if (!isSamePage && !hash && !isTyping && !main.current?.contains(active)) focusHeading(main.current, 'h1', { preventScroll: true });
  }, [pathname]);
}

/** The layout around every page: header, footer and toasts. It reads no store: see CustomerData. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <>
      <a className={css.skip} href="#main">
        {skip}
      </a>
      <LoadingBar />
      <Announcement />
      <Header />
      <main id="main" tabIndex={-1} key={pathname} ref={main}>
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
