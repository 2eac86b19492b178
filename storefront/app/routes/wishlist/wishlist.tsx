import type { MetaArgs } from 'react-router';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { EmptyWishlist } from '#app/features/wishlist/empty-wishlist.tsx';
import { loadWishlist, useWishlist } from '#app/features/wishlist/use-wishlist.ts';
import css from '#app/features/wishlist/wishlist.module.css';
import { WishlistProducts } from '#app/features/wishlist/wishlist-products.tsx';
import { WishlistSkeleton } from '#app/features/wishlist/wishlist-skeleton.tsx';
import { describePage } from '#app/lib/describe-page.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/catalogue/wishlist';
import { offline } from '#messages/shell/common';
import type { Route } from './+types/wishlist.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.title, description: messages.about });

export const handle: AccountHandle = { title: null, menuOnPhones: 'hidden' };

export const clientLoader = async () => ({ wishlist: await loadWishlist() });

const Title = () => (
  <h1 className={`h1 ${css.title}`} id="wishlist-title" tabIndex={-1}>
    {messages.title}
  </h1>
);

export function HydrateFallback() {
  return (
    <>
      <Title />
      <WishlistSkeleton />
    </>
  );
}

export default function WishlistPage({ loaderData }: Route.ComponentProps) {
  const { result, reload } = useWishlist(loaderData.wishlist);
  const { state } = result;
  return (
    <>
      <Title />
      {state === 'loading' && <WishlistSkeleton />}
      {state === 'failed' && <Failure message={navigator.onLine ? messages.notLoaded : offline} onRetry={reload} />}
      {state === 'loaded' && <WishlistProducts entries={result.data.results} empty={<EmptyWishlist />} />}
    </>
  );
}
