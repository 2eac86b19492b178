import type { OwnReviews } from '@uruhu/contract/own-review';
import type { Db } from '../../http/parts.ts';
import type { Shelf } from '../../shop-shelf.ts';
import { presentReview } from './present.ts';
import { countReviewsOf, selectReviewsOf } from './queries.ts';

export const OWN_REVIEWS_SHOWN = 20;

/** What the person wrote, newest first, each with its product as it is sold now. What staff have hidden is not listed. */
export async function ownReviews(db: Db, shelf: Shelf, user_id: string, page: number): Promise<Pick<OwnReviews, 'results' | 'count'>> {
  const offset = (page - 1) * OWN_REVIEWS_SHOWN;
  const [rows, count] = await Promise.all([
    selectReviewsOf(db, user_id, { limit: OWN_REVIEWS_SHOWN, offset }),
    countReviewsOf(db, user_id),
  ]);
  const shown = (row: (typeof rows)[number]) => {
    const { product_id } = row;
    return { ...presentReview(row), product_id, product: shelf.find(product_id) ?? null };
  };
  return { results: rows.map(shown), count };
}
