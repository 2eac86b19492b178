import { useSearchParams } from 'react-router';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { useWriteReview } from '#app/components/review/use-write-review.tsx';
import { useAnswer } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { pageFrom } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-reviews';
import { loading } from '#messages/common';
import { pagesOf } from '../pages-of.ts';
import type { ScreenProps } from '../screens.ts';
import { OwnReviewCard } from './own-review-card.tsx';
import css from './own-reviews.module.css';

const BONES = [0, 1, 2];

export function OwnReviews({ session }: ScreenProps) {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const { answer, again, refresh } = useAnswer(`own reviews ${session.token} ${page}`, () => api.ownReviews(page));
  const { write, dialog } = useWriteReview(refresh);
  const list = answer.state === 'loaded' ? answer.data : null;
  const results = list?.results ?? [];
  return (
    <>
      <p className={css.intro}>{words.intro}</p>
      {answer.state === 'loading' && (
        <div role="status" aria-label={loading}>
          {BONES.map((key) => (
            <Bone key={key} className={css.bone} />
          ))}
        </div>
      )}
      {answer.state === 'failed' && <Failure message={answer.message || words.failed} onRetry={again} />}
      {answer.state === 'loaded' && results.length === 0 && <NoReviews past={page > 1} />}
      <ul aria-label={words.list} hidden={results.length === 0}>
        {results.map((review) => (
          <OwnReviewCard key={review.review_id} review={review} onEdit={write} />
        ))}
      </ul>
      {list && results.length > 0 && (
        <Pagination page={page} pages={pagesOf(list, page)} hrefFor={(number) => paths.myReviews({ page: number })} />
      )}
      {dialog}
    </>
  );
}

function NoReviews({ past }: { past: boolean }) {
  if (past) {
    return (
      <EmptyState art={emptyOrders} title={words.pageEmpty} action={<ButtonLink to={paths.myReviews()}>{words.firstPage}</ButtonLink>} />
    );
  }
  return (
    <EmptyState art={emptyOrders} title={words.empty} action={<ButtonLink to={paths.orders()}>{words.seeOrders}</ButtonLink>}>
      {words.emptyText}
    </EmptyState>
  );
}
