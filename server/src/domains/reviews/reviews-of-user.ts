import type { ReviewsWithProducts } from '@uruhu/contract/review-with-product';
import type { Db } from '../../database/db.ts';
import type { ProductLookup } from '../../product-lookup.ts';
import { presentReview } from './present.ts';
import { countVisibleReviewsByUser, selectVisibleReviewsByUser } from './queries.ts';

export const REVIEWS_PER_PAGE = 20;

/** A shopper's own reviews, newest first, with the current product cards. Hidden reviews are left out. */
export async function listReviewsOfUser(
  db: Db,
  products: ProductLookup,
  user_id: string,
  page: number,
): Promise<Pick<ReviewsWithProducts, 'results' | 'count'>> {
  const offset = (page - 1) * REVIEWS_PER_PAGE;
  const [rows, count] = await Promise.all([
    selectVisibleReviewsByUser(db, user_id, { limit: REVIEWS_PER_PAGE, offset }),
    countVisibleReviewsByUser(db, user_id),
  ]);
  const results = rows.map((row) => ({
    ...presentReview(row),
    product_id: row.product_id,
    product: products.find(row.product_id) ?? null,
  }));
  return { results, count };
}
