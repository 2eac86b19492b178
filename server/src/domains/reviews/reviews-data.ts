import type { OwnData } from '@uruhu/contract/own-data';
import type { Db } from '../../http/parts.ts';
import { presentReview } from './present.ts';
import { selectAllReviewsOf, selectPresses } from './queries.ts';

/** What the person wrote of products, hidden or not, and which reviews of others helped. */
export async function reviewsData(db: Db, user_id: string): Promise<Pick<OwnData, 'reviews' | 'found_helpful'>> {
  const rows = await selectAllReviewsOf(db, user_id);
  const presses = await selectPresses(db, user_id);
  return {
    reviews: rows.map((row) => ({
      ...presentReview(row),
      product_id: row.product_id,
      hidden_at: row.hidden_at?.toISOString() ?? null,
    })),
    found_helpful: presses.map(({ review_id, created_at }) => ({ review_id, created_at: created_at.toISOString() })),
  };
}
