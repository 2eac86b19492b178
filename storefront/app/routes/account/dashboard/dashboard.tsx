import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { EmptyWishlist } from '#app/routes/wishlist/empty-wishlist.tsx';
import { useWishlist } from '#app/routes/wishlist/use-wishlist.ts';
import { WishedProducts } from '#app/routes/wishlist/wished-products.tsx';
import { WishlistSkeleton } from '#app/routes/wishlist/wishlist-skeleton.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/account-dashboard';
import { offline } from '#messages/common';
import { notLoaded } from '#messages/wishlist';
import type { ScreenProps } from '../screens.ts';
import { Coupons } from './coupons.tsx';
import css from './dashboard.module.css';
import { OrderCounts } from './order-counts.tsx';

/** Each part is asked for by itself, and fails alone. */
export function Dashboard({ session, greet }: ScreenProps) {
  const coupons = useAnswer(`coupons ${session.token}`, api.coupons);
  useReturn(() => coupons.answer.state === 'loaded' && coupons.refresh());
  const { answer } = coupons;
  const count = { loading: undefined, failed: null, loaded: answer.state === 'loaded' ? answer.data.results.length : 0 }[answer.state];
  return (
    <>
      {greet(count)}
      <OrderCounts session={session} />
      <Coupons answer={answer} onRetry={coupons.again} />
      <WishList session={session} />
      <section className={css.inquiry}>
        <div>
          <h2 className="h3">{words.question}</h2>
          <p>{words.questionText}</p>
        </div>
        <ButtonLink to={paths.contactUs()}>{words.inquiry}</ButtonLink>
      </section>
    </>
  );
}

/** Two rows on a wide screen: all of it has a page of its own. */
const SHOWN = 8;

/** Where an address ends in '#wishlist' it is gone to once more when it is there: until then the page may be too short. */
function useWishlistInView(there: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (there && hash !== '' && paths.myWishlist().endsWith(hash)) document.getElementById('wishlist')?.scrollIntoView();
  }, [there, hash]);
}

function WishList({ session }: Pick<ScreenProps, 'session'>) {
  const { answer, again } = useWishlist(session);
  const { state } = answer;
  const count = state === 'loaded' ? answer.data.results.length : 0;
  useWishlistInView(state === 'loaded');
  return (
    <section id="wishlist" className={css.wishes} aria-labelledby="wishlist-title" tabIndex={-1}>
      <div className={css.head}>
        <h2 className="h2" id="wishlist-title" tabIndex={-1}>
          {words.wishList}
        </h2>
        {count > 0 && (
          <PageLink className={`link ${css.more}`} to={paths.wishlist()}>
            {words.seeAll(count)}
          </PageLink>
        )}
      </div>
      {state === 'loading' && <WishlistSkeleton />}
      {state === 'failed' && <Failure message={navigator.onLine ? notLoaded : offline} onRetry={again} />}
      {state === 'loaded' && (
        <WishedProducts entries={answer.data.results} level={3} most={SHOWN} empty={<EmptyWishlist kind="line" level={3} />} />
      )}
    </section>
  );
}
