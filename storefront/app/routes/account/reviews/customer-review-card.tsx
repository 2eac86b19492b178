import type { ReviewWithProduct } from '@uruhu/contract/review-with-product';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { ProductToReview } from '#app/features/reviews/review-draft.ts';
import { buildImageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useMediaPrefix } from '#app/lib/shop.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Stars } from '#app/ui/text/stars.tsx';
import * as messages from '#messages/account/reviews';
import { stars } from '#messages/shell/common';
import css from './customer-reviews.module.css';

type CustomerReviewCardProps = { review: ReviewWithProduct; onEdit: (product: ProductToReview) => void };

export function CustomerReviewCard({ review, onEdit }: CustomerReviewCardProps) {
  const { product, product_id, rating, review: text, created_at, updated_at, helpful_count } = review;
  const editDate = updated_at ? formatDate(updated_at) : '';
  return (
    <li className={css.review}>
      <Picture image={product?.image ?? ''} alt="" sizes="(min-width: 769px) 112px, 72px" widths={[160, 320]} />
      <article aria-label={product?.name ?? messages.gone}>
        {product ? (
          <>
            <p className={css.brand}>{toPlainName(product.brand)}</p>
            <h2 className={css.name}>
              <PageLink to={paths.product(product_id)}>{product.name}</PageLink>
            </h2>
          </>
        ) : (
          <h2 className={css.name}>{messages.gone}</h2>
        )}
        <p className={css.line}>
          <Stars rating={rating} label={stars(String(rating))} />
          <span>{messages.writtenOn(formatDate(created_at), editDate)}</span>
        </p>
        <p className={css.text}>{text}</p>
        <Pictures review={review} />
        <div className={css.foot}>
          {helpful_count > 0 && <p className="small muted">{messages.helpful(helpful_count)}</p>}
          {product && (
            <Button kind="quiet" aria-label={messages.editOf(product.name)} onClick={() => onEdit({ product_id, name: product.name })}>
              {messages.edit}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}

function Pictures({ review: { images, product } }: { review: ReviewWithProduct }) {
  const prefix = useMediaPrefix();
  if (images.length === 0) return null;
  return (
    <div className={css.pictures}>
      {images.map((image, index) => (
        <a key={image} href={buildImageUrl(prefix, image, 1280)} target="_blank" rel="noopener">
          <Picture image={image} alt={messages.picture(product?.name ?? '', index + 1)} sizes="76px" widths={[160, 320]} />
        </a>
      ))}
    </div>
  );
}
