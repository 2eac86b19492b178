import { type MetaArgs, useSearchParams } from 'react-router';
import { api } from '#app/api/api.ts';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { parsePage } from '#app/features/listing/listing-page.ts';
import { useWriteReview } from '#app/features/reviews/use-write-review.tsx';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { about, reviews as title } from '#messages/account/account';
import * as messages from '#messages/account/reviews';
import { loading } from '#messages/shell/common';
import { derivePageCount } from '../derive-page-count.ts';
import type { Route } from './+types/customer-reviews.ts';
import { CustomerReviewCard } from './customer-review-card.tsx';
import css from './customer-reviews.module.css';

const SKELETON_KEYS = [0, 1, 2];

export const queryParameters: QueryParameters = [{ name: 'page' }];

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => ({
  reviews: await loadAccountData(() => api.ownReviews(parsePage(url.searchParams))),
});

export function HydrateFallback() {
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      <ReviewsSkeleton />
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <div role="status" aria-label={loading}>
      {SKELETON_KEYS.map((key) => (
        <SkeletonBox key={key} className={css.skeleton} />
      ))}
    </div>
  );
}

export default function CustomerReviewsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const page = parsePage(query);
  const { result, reload } = useAccountData(loaderData.reviews, String(page));
  const { write, dialog } = useWriteReview(reload);
  const list = result.state === 'loaded' ? result.data : null;
  const results = list?.results ?? [];
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      {result.state === 'loading' && <ReviewsSkeleton />}
      {result.state === 'failed' && <Failure message={result.message || messages.failed} />}
      {result.state === 'loaded' && results.length === 0 && <NoReviews isPastEnd={page > 1} />}
      <ul aria-label={messages.list} hidden={results.length === 0}>
        {results.map((review) => (
          <CustomerReviewCard key={review.review_id} review={review} onEdit={write} />
        ))}
      </ul>
      {list && results.length > 0 && (
        <Pagination page={page} pages={derivePageCount(list, page)} buildHref={(number) => paths.myReviews({ page: number })} />
      )}
      {dialog}
    </>
  );
}

function NoReviews({ isPastEnd }: { isPastEnd: boolean }) {
  if (isPastEnd) {
    return (
      <EmptyState
        art={emptyOrders}
        title={messages.pageEmpty}
        action={<ButtonLink to={paths.myReviews()}>{messages.firstPage}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState art={emptyOrders} title={messages.empty} action={<ButtonLink to={paths.orders()}>{messages.seeOrders}</ButtonLink>}>
      {messages.emptyText}
    </EmptyState>
  );
}
