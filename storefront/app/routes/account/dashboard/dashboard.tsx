import { type ReactNode, Suspense, use } from 'react';
import { type MetaArgs, useRouteLoaderData } from 'react-router';
import { api } from '#app/api/api.ts';
import { EmailNote } from '#app/features/email/email-note.tsx';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { useUser } from '#app/features/session/use-user.ts';
import { EmptyWishlist } from '#app/features/wishlist/empty-wishlist.tsx';
import { loadWishlist, useWishlist } from '#app/features/wishlist/use-wishlist.ts';
import { WishlistProducts } from '#app/features/wishlist/wishlist-products.tsx';
import { WishlistSkeleton } from '#app/features/wishlist/wishlist-skeleton.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import { about, title } from '#messages/account/account';
import * as messages from '#messages/account/dashboard';
import { notLoaded } from '#messages/catalogue/wishlist';
import { offline } from '#messages/shell/common';
import { Greeting } from '../greeting.tsx';
import type { Route } from './+types/dashboard.ts';
import { Coupons } from './coupons.tsx';
import css from './dashboard.module.css';
import { LATEST_ORDER_COUNT, LatestOrders } from './latest-orders.tsx';
import { OrderCounts } from './order-counts.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title: null, Lead: Welcome, menuOnPhones: 'collapsed' };

/** Each part can fail without the others. The page does not wait for the wishlist, whose products take longest. */
export async function clientLoader() {
  const wishlist = loadWishlist();
  const [orderCounts, orders, coupons] = await Promise.all([
    loadAccountData(api.orderCounts),
    loadAccountData(() => api.orders({ pagination: LATEST_ORDER_COUNT })),
    loadAccountData(api.coupons),
  ]);
  return { orderCounts, orders, coupons, wishlist };
}

/** The greeting above the page. The layout renders it outside the page, so it reads the page's data from the router. */
function Welcome() {
  const coupons = useRouteLoaderData<typeof clientLoader>('myaccount')?.coupons;
  return <Greeting couponCount={coupons && (coupons.ok ? coupons.data.results.length : null)} />;
}

export const HydrateFallback = () => <TextSkeleton lines={6} />;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const user = useUser({ readsOnOpening: true });
  const { result } = useAccountData(loaderData.coupons);
  return (
    <>
      <div className={css.note}>
        <EmailNote user={user} />
      </div>
      <OrderCounts orderCounts={loaderData.orderCounts} />
      <LatestOrders orders={loaderData.orders} />
      <Coupons result={result} />
      <Suspense
        fallback={
          <WishlistFrame count={0} isLoaded={false}>
            <WishlistSkeleton />
          </WishlistFrame>
        }
      >
        <WishList wishlist={loaderData.wishlist} />
      </Suspense>
      <section className={css.inquiry}>
        <div>
          <h2 className="h3">{messages.question}</h2>
          <p>{messages.questionText}</p>
        </div>
        <ButtonLink to={paths.contactUs()}>{messages.inquiry}</ButtonLink>
      </section>
    </>
  );
}

/** Fills two rows on a wide screen. The wishlist page shows the whole list. */
const WISHLIST_MAX = 8;

/**
 * Scrolls to the wishlist again when it has loaded, if the URL leads to it: before that the page may be too short. Scrolls in the next
 * frame, because the router scrolls the page first.
 */
function scrollIfLinked(section: HTMLElement | null): void {
  const isLinked = location.hash !== '' && paths.myWishlist().endsWith(location.hash);
  if (section && isLinked) requestAnimationFrame(() => section.scrollIntoView());
}

function WishlistFrame({ count, isLoaded, children }: { count: number; isLoaded: boolean; children: ReactNode }) {
  return (
    <section ref={isLoaded ? scrollIfLinked : null} id="wishlist" className={css.wishlist} aria-labelledby="wishlist-title" tabIndex={-1}>
      <div className={css.head}>
        <h2 className="h2" id="wishlist-title" tabIndex={-1}>
          {messages.wishList}
        </h2>
        {count > 0 && (
          <PageLink className={`link ${css.seeAll}`} to={paths.wishlist()}>
            {messages.seeAll(count)}
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}

function WishList({ wishlist }: Pick<Route.ComponentProps['loaderData'], 'wishlist'>) {
  const { result, reload } = useWishlist(use(wishlist));
  const { state } = result;
  return (
    <WishlistFrame count={state === 'loaded' ? result.data.results.length : 0} isLoaded={state === 'loaded'}>
      {state === 'loading' && <WishlistSkeleton />}
      {state === 'failed' && <Failure message={navigator.onLine ? notLoaded : offline} onRetry={reload} />}
      {state === 'loaded' && (
        <WishlistProducts entries={result.data.results} level={3} max={WISHLIST_MAX} empty={<EmptyWishlist kind="line" level={3} />} />
      )}
    </WishlistFrame>
  );
}
