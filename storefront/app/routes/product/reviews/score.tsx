import { formatRating } from '#app/features/products/format-rating.ts';
import { Star } from '#app/ui/icon.tsx';
import { Stars } from '#app/ui/text/stars.tsx';
import * as messages from '#messages/catalogue/reviews';
import { stars } from '#messages/shell/common';
import type { ReviewTotals } from './review-list.ts';
import css from './score.module.css';

type ScoreProps = { totals: ReviewTotals; chosen: number | undefined; onChoose: (rating: number | undefined) => void };

/** The width of the pointed end of a bar, in percent of the whole width. */
const TIP_PERCENT = 1.5;

/** The average rating and a bar for each number of stars. A press on a bar filters by it; a second press removes the filter. */
export function Score({ totals: { product_rating, review_count, rating_distribution }, chosen, onChoose }: ScoreProps) {
  const rating = formatRating(product_rating);
  return (
    <>
      <div className={css.score}>
        <b aria-hidden="true">{rating}</b>
        <div>
          <Stars rating={product_rating} label={stars(rating)} />
          <p className="small muted">{messages.fromReviews(review_count)}</p>
        </div>
      </div>
      <ul className={css.bars}>
        {computeRatingBars(rating_distribution).map(({ stars: number, count, percent }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={chosen === number}
              disabled={count === 0 && chosen !== number}
              onClick={() => onChoose(chosen === number ? undefined : number)}
            >
              <span>
                <span aria-hidden="true">{number}</span>
                <span className="vh">{messages.describeStars(number)}</span>
                <Star />
              </span>
              <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                {percent > 0 && (
                  <path d={`M0 0H${Math.max(0, percent - TIP_PERCENT)}L${percent} 5L${Math.max(0, percent - TIP_PERCENT)} 10H0z`} />
                )}
              </svg>
              <span>{messages.countAndPercent(count, percent)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A bar: the number and share of ratings with these stars. */
export type RatingBar = { stars: number; count: number; percent: number };

/** The bars from five stars down. `distribution` has the keys '1' to '5'; a missing one is 0. Percents are rounded. */
export function computeRatingBars(distribution: Readonly<Record<string, number>>): RatingBar[] {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: distribution[stars] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts.map((bar) => ({ ...bar, percent: total === 0 ? 0 : Math.round((bar.count / total) * 100) }));
}
