import { imageUrl } from '#app/lib/images.ts';
import { ratingBars } from '#app/lib/rating.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { AccordionItem } from '#app/ui/accordion.tsx';
import { Star } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { stars } from '#messages/common';
import * as words from '#messages/product';
import type { ShownProduct, ShownReview } from './product-data.ts';
import css from './reviews.module.css';

type ReviewsProps = { product: ShownProduct; open: boolean; onPress: () => void };

/** What buyers say: the last section of the accordion, as wide as the page. */
export function Reviews({ product, open, onPress }: ReviewsProps) {
  const { review_count, reviews } = product;
  return (
    <section className={css.section}>
      <AccordionItem id="reviews" title={words.reviews(review_count)} open={open} onPress={onPress}>
        {review_count === 0 ? (
          <p className="muted">{words.noReviews}</p>
        ) : (
          <div className={css.columns}>
            <Score product={product} />
            <div>
              {reviews.map((review) => (
                <ReviewCard key={review.review_id} review={review} />
              ))}
              {reviews.length < review_count && <p className="small muted">{words.latestReviews(reviews.length, review_count)}</p>}
            </div>
          </div>
        )}
      </AccordionItem>
    </section>
  );
}

function Score({ product: { product_rating, review_count, rating_distribution } }: { product: ShownProduct }) {
  const rating = product_rating.toFixed(1);
  return (
    <div>
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
            <span>
              <span aria-hidden="true">{number}</span>
              <span className="vh">{words.starsWord(number)}</span>
              <Star />
            </span>
            <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {percent > 0 && <path d={`M0 0H${Math.max(0, percent - 1.5)}L${percent} 5L${Math.max(0, percent - 1.5)} 10H0z`} />}
            </svg>
            <span>{words.barShare(count, percent)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewCard({ review: { rating, review, images, date, name, verified_buyer } }: { review: ShownReview }) {
  const prefix = useMediaPrefix();
  return (
    <article className={css.review}>
      <header>
        <Stars rating={rating} label={stars(String(rating))} />
        <span>{date}</span>
      </header>
      <p className={css.text}>{review}</p>
      {images.length > 0 && (
        <div className={css.pictures}>
          {images.map((image) => (
            <a key={image} href={imageUrl(prefix, image, 1280)} target="_blank" rel="noopener">
              <Picture image={image} alt={words.reviewPicture(name)} sizes="76px" widths={[160, 320]} />
            </a>
          ))}
        </div>
      )}
      <p className={`small muted ${css.by}`}>
        <b>{name}</b>
        {verified_buyer && `, ${words.verifiedBuyer}`}
      </p>
    </article>
  );
}
