import type { ReviewsWithProducts } from '@uruhu/contract/review-with-product';
import type { Db } from '../../database/db.ts';
import type { ProductLookup } from '../../product-lookup.ts';
import { presentReview } from './present.ts';
import { countReviewsByUser, selectReviewsByUser } from './queries.ts';

export const OWN_REVIEWS_SHOWN = 20;

/** A shopper's own reviews, newest first, with the current product cards. Hidden reviews are left out. */
export async function listOwnReviews(
  db: Db,
  products: ProductLookup,
  user_id: string,
  page: number,
): Promise<Pick<ReviewsWithProducts, 'results' | 'count'>> {
  const offset = (page - 1) * OWN_REVIEWS_SHOWN;
  const [rows, count] = await Promise.all([
    selectReviewsByUser(db, user_id, { limit: OWN_REVIEWS_SHOWN, offset }),
    countReviewsByUser(db, user_id),
  ]);
  const shown = (row: (typeof rows)[number]) => {
    const { product_id } = row;
    return { ...presentReview(row), product_id, product: products.find(product_id) ?? null };
  };
  return { results: rows.map(shown), count };
}
