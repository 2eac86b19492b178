import { useWriteReview } from '#app/features/reviews/use-write-review.tsx';
import { AccordionItem } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/catalogue/reviews';
import { loading, tryAgain, withErrorPrefix } from '#messages/shell/common';
import type { ProductData } from '../product-data.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewList, ReviewQuery } from './review-list.ts';
import css from './reviews.module.css';
import { Score } from './score.tsx';
import { Toolbar } from './toolbar.tsx';
import { type ReviewStore, type ReviewsState, useReviews } from './use-reviews.ts';

type ReviewsProps = { product: ProductData; store: ReviewStore; open: boolean; onPress: () => void };

/** The reviews: the last section of the accordion, as wide as the page. */
export function Reviews({ product, store, open, onPress }: ReviewsProps) {
  const reviews = useReviews(product, store);
  const { list, section, filter, refresh } = reviews;
  const { totals, query, mine } = list;
  const { write, dialog } = useWriteReview(refresh);
  const writeButton = (
    <Button kind="line" wide className={css.write} onClick={() => write(product)}>
      {mine ? messages.changeReview : messages.writeReview}
    </Button>
  );
  return (
    <section className={css.section} ref={section}>
      <AccordionItem id="reviews" title={messages.reviews(totals.review_count)} open={open} onPress={onPress}>
        {totals.review_count === 0 ? (
          <div className={css.none}>
            <p className="h3">{messages.noReviews}</p>
            <p className="muted">{messages.beFirst}</p>
            {writeButton}
          </div>
        ) : (
          <div className={css.columns}>
            <div>
              <Score totals={totals} chosen={query.rating} onChoose={(rating) => filter({ rating })} />
              {writeButton}
            </div>
            <div>
              {mine && (
                <div className={css.ownReview}>
                  <h3 className="caps">{messages.yours}</h3>
                  <ReviewCard review={mine} />
                </div>
              )}
              {totals.review_count > 1 && <Toolbar list={list} onFilter={filter} />}
              <List reviews={reviews} />
            </div>
          </div>
        )}
      </AccordionItem>
      {dialog}
    </section>
  );
}

const isFiltered = ({ rating, skin_type, with_images }: ReviewQuery) => Boolean(rating ?? skin_type) || with_images === true;

/** What a screen reader announces about the list. It is shown only with filters, and then says how many reviews match them. */
function getListStatus({ state, count, query }: ReviewList): string | false {
  if (state === 'loading') return loading;
  if (count === 0) return messages.noMatches;
  return isFiltered(query) && messages.matchCount(count);
}

/** The matching reviews, without the shopper's own, which is shown above. */
function List({ reviews: { list, filter, loadMore, toggleHelpful } }: { reviews: ReviewsState }) {
  const { query, state, count, mine } = list;
  const otherReviews = list.reviews.filter(({ review_id }) => review_id !== mine?.review_id);
  if (state === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>{withErrorPrefix(messages.notLoaded)}</p>
        <Button kind="line" onClick={() => filter({})}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div id="matching-reviews" aria-busy={state === 'loading'} className={state === 'loading' ? css.loading : undefined}>
      <p className={isFiltered(query) ? css.matches : 'vh'} role="status">
        {getListStatus(list)}
        {isFiltered(query) && (
          <button type="button" className="link" onClick={() => filter({ rating: undefined, skin_type: undefined, with_images: false })}>
            {messages.showAll}
          </button>
        )}
      </p>
      {otherReviews.map((review) => (
        <ReviewCard key={review.review_id} review={review} onHelpful={() => toggleHelpful(review)} />
      ))}
      {list.reviews.length < count && (
        <div className={css.more}>
          <Button kind="line" busy={state === 'loading-more'} onClick={loadMore}>
            {messages.showMore}
          </Button>
          <span className="small muted">{messages.shown(list.reviews.length, count)}</span>
        </div>
      )}
    </div>
  );
}
