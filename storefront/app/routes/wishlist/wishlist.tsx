import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { offline } from '#messages/common';
import * as words from '#messages/wishlist';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { useWishlist } from './use-wishlist.ts';
import { WishedProducts } from './wished-products.tsx';
import css from './wishlist.module.css';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

export default function WishlistPage() {
  const session = useOwnPage();
  const { answer, again } = useWishlist(session);
  const { state } = answer;
  return (
    <div className="wrap page">
      <h1 className={`h1 ${css.title}`} id="wishlist-title" tabIndex={-1}>
        {words.title}
      </h1>
      {state === 'loading' && <WishlistSkeleton />}
      {state === 'failed' && <Failure message={navigator.onLine ? words.notLoaded : offline} onRetry={again} />}
      {state === 'loaded' && <WishedProducts key={session?.token} entries={answer.data.results} empty={<EmptyWishlist />} />}
    </div>
  );
}
