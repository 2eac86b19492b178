import { useEffect } from 'react';
import type { MetaArgs } from 'react-router';
import emptyWishlist from '#app/art/empty-wishlist.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { ask } from '#app/lib/ask.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { useOwnPage } from '#app/lib/own-page.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { CardSkeleton } from '#app/ui/skeleton.tsx';
import { loading, offline } from '#messages/common';
import * as words from '#messages/wishlist';
import { WishedProducts } from './wished-products.tsx';
import css from './wishlist.module.css';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.title, description: words.about });

const SKELETONS = [0, 1, 2, 3];

/** Calls as soon as the connection is back. */
function useReconnection(onReconnection: (() => void) | null): void {
  useEffect(() => {
    if (!onReconnection) return;
    window.addEventListener('online', onReconnection);
    return () => window.removeEventListener('online', onReconnection);
  }, [onReconnection]);
}

const askWishlist = () => ask(async () => (await import('#app/lib/wishlist-live.ts')).readWishlist());

export default function WishlistPage() {
  const session = useOwnPage();
  const { answer, again, refresh } = useAnswer(session ? `wishlist ${session.token}` : null, askWishlist);
  const { state } = answer;
  useReturn(() => session && state === 'loaded' && refresh());
  useReconnection(session ? { loading: null, failed: again, loaded: refresh }[state] : null);
  return (
    <div className="wrap page">
      <h1 className={`h1 ${css.title}`} id="wishlist-title" tabIndex={-1}>
        {words.title}
      </h1>
      {state === 'loading' && <Skeletons />}
      {state === 'failed' && <Failure message={navigator.onLine ? words.notLoaded : offline} onRetry={again} />}
      {state === 'loaded' && <WishedProducts key={session?.token} entries={answer.data.results} empty={<EmptyWishlist />} />}
    </div>
  );
}

function Skeletons() {
  return (
    <div className={css.waiting} role="status" aria-label={loading}>
      {SKELETONS.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState art={emptyWishlist} title={words.empty} action={<ButtonLink to={paths.best()}>{words.seeBestSellers}</ButtonLink>}>
      {words.emptyText}
    </EmptyState>
  );
}
