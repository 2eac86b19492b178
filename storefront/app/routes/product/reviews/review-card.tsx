import { buildImageUrl } from '#app/lib/images.ts';
import { useMediaPrefix, useShopName } from '#app/lib/shop.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Stars } from '#app/ui/text/stars.tsx';
import * as messages from '#messages/catalogue/reviews';
import { stars } from '#messages/shell/common';
import css from './review-card.module.css';
import type { ReviewView } from './review-view.ts';

/** A review. Without `onHelpful` it is the shopper's own. */
export function ReviewCard({ review, onHelpful }: { review: ReviewView; onHelpful?: () => void }) {
  const { review_id, rating, date, editDate, name, verified_buyer, skin_type, helpful_count, helpful_by_me } = review;
  const reviewerFacts = [verified_buyer && messages.verifiedBuyer, skin_type && messages.skinNames[skin_type]?.toLowerCase()].filter(
    Boolean,
  );
  return (
    <article className={css.review} id={`review-${review_id}`} aria-label={`${name}, ${date}`} tabIndex={-1}>
      <header>
        <Stars rating={rating} label={stars(String(rating))} />
        <span>{editDate ? `${date}, ${messages.edited(editDate === date ? '' : editDate)}` : date}</span>
      </header>
      <p className={css.text}>{review.review}</p>
      <Pictures review={review} />
      <footer>
        <p className="small muted">
          <b>{name}</b>
          {reviewerFacts.map((fact) => `, ${fact}`)}
        </p>
        {onHelpful && (
          <button type="button" className={css.helpful} aria-pressed={helpful_by_me ?? false} onClick={onHelpful}>
            {messages.helpful(helpful_count)}
            <span className="vh">{messages.reviewBy(name)}</span>
          </button>
        )}
      </footer>
      <Reply review={review} />
    </article>
  );
}

/** The shop's public answer. */
function Reply({ review: { reply, name } }: { review: ReviewView }) {
  const shop = useShopName();
  if (!reply) return null;
  return (
    <div className={css.reply}>
      <p className="small muted">
        <b>{messages.replyOf(shop)}</b>
        <span className="vh">{messages.replyTo(name)}</span>, {reply.date}
      </p>
      <p className={css.text}>{reply.text}</p>
    </div>
  );
}

function Pictures({ review: { images, name } }: { review: ReviewView }) {
  const prefix = useMediaPrefix();
  if (images.length === 0) return null;
  return (
    <div className={css.pictures}>
      {images.map((image) => (
        <a key={image} href={buildImageUrl(prefix, image, 1280)} target="_blank" rel="noopener">
          <Picture image={image} alt={messages.reviewPicture(name)} sizes="76px" widths={[160, 320]} />
        </a>
      ))}
    </div>
  );
}
