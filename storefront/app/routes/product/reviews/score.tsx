import { ratingBars } from '#app/lib/rating.ts';
import { Star } from '#app/ui/icon.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { stars } from '#messages/common';
import * as words from '#messages/reviews';
import type { Totals } from './desk.ts';
import css from './score.module.css';

type ScoreProps = { totals: Totals; chosen: number | undefined; onChoose: (rating: number | undefined) => void };

/** The average, and how many gave each number of stars: a press shows only those, a second one all again. */
export function Score({ totals: { product_rating, review_count, rating_distribution }, chosen, onChoose }: ScoreProps) {
  const rating = product_rating.toFixed(1);
  return (
    <>
      <div className={css.score}>
        <b aria-hidden="true">{rating}</b>
        <div>
          <Stars rating={product_rating} label={stars(rating)} />
          <p className="small muted">{words.fromReviews(review_count)}</p>
        </div>
      </div>
      <ul className={css.bars}>
        {ratingBars(rating_distribution).map(({ stars: number, count, percent }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={chosen === number}
              disabled={count === 0 && chosen !== number}
              onClick={() => onChoose(chosen === number ? undefined : number)}
            >
              <span>
                <span aria-hidden="true">{number}</span>
                <span className="vh">{words.starsWord(number)}</span>
                <Star />
              </span>
              <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                {percent > 0 && <path d={`M0 0H${Math.max(0, percent - 1.5)}L${percent} 5L${Math.max(0, percent - 1.5)} 10H0z`} />}
              </svg>
              <span>{words.barShare(count, percent)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
