import { useWriteReview } from '#app/components/review/use-write-review.tsx';
import { AccordionItem } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { error, loading, tryAgain } from '#messages/common';
import * as words from '#messages/reviews';
import type { ShownProduct } from '../product-data.ts';
import type { Query } from './desk.ts';
import { ReviewCard } from './review-card.tsx';
import css from './reviews.module.css';
import { Score } from './score.tsx';
import { Toolbar } from './toolbar.tsx';
import type { ReviewsDesk } from './use-reviews.ts';

type ReviewsProps = { product: ShownProduct; reviews: ReviewsDesk; open: boolean; onPress: () => void };

/** What buyers say: the last section of the accordion, as wide as the page. */
export function Reviews({ product, reviews, open, onPress }: ReviewsProps) {
  const { desk, section, narrow, refresh } = reviews;
  const { totals, query, mine } = desk;
  const { write, dialog } = useWriteReview(refresh);
  const writeButton = (
    <Button kind="line" wide className={css.write} onClick={() => write(product)}>
      {mine ? words.changeReview : words.writeReview}
    </Button>
  );
  return (
    <section className={css.section} ref={section}>
      <AccordionItem id="reviews" title={words.reviews(totals.review_count)} open={open} onPress={onPress}>
        {totals.review_count === 0 ? (
          <div className={css.none}>
            <p className="h3">{words.noReviews}</p>
            <p className="muted">{words.beFirst}</p>
            {writeButton}
          </div>
        ) : (
          <div className={css.columns}>
            <div>
              <Score totals={totals} chosen={query.rating} onChoose={(rating) => narrow({ rating })} />
              {writeButton}
            </div>
            <div>
              {mine && (
                <div className={css.mine}>
                  <h3 className="caps">{words.yours}</h3>
                  <ReviewCard review={mine} />
                </div>
              )}
              {totals.review_count > 1 && <Toolbar desk={desk} onNarrow={narrow} />}
              <List reviews={reviews} />
            </div>
          </div>
        )}
      </AccordionItem>
      {dialog}
    </section>
  );
}

const isNarrowed = ({ rating, skin_type, with_images }: Query) => Boolean(rating ?? skin_type) || with_images === true;

/** Those that fit, but for the reader's own, which stands above them. */
function List({ reviews: { desk, narrow, more, press } }: { reviews: ReviewsDesk }) {
  const { query, state, count, mine } = desk;
  const others = desk.reviews.filter(({ review_id }) => review_id !== mine?.review_id);
  if (state === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>{error(words.notLoaded)}</p>
        <Button kind="line" onClick={() => narrow({})}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div id="fitting-reviews" aria-busy={state === 'loading'} className={state === 'loading' ? css.loading : undefined}>
      <p className={isNarrowed(query) ? css.fitting : 'vh'} role="status">
        {state === 'loading' ? loading : count === 0 ? words.noneFit : isNarrowed(query) && words.fitting(count)}
        {isNarrowed(query) && (
          <button type="button" className="link" onClick={() => narrow({ rating: undefined, skin_type: undefined, with_images: false })}>
            {words.showAll}
          </button>
        )}
      </p>
      {others.map((review) => (
        <ReviewCard key={review.review_id} review={review} onHelpful={() => press(review)} />
      ))}
      {desk.reviews.length < count && (
        <div className={css.more}>
          <Button kind="line" busy={state === 'adding'} onClick={more}>
            {words.showMore}
          </Button>
          <span className="small muted">{words.shown(desk.reviews.length, count)}</span>
        </div>
      )}
    </div>
  );
}
