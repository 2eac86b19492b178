import type { PersonalData } from '@uruhu/contract/personal-data';
import type { Db } from '../../database/db.ts';
import { presentReview } from './present.ts';
import { selectAllReviewsByUser, selectHelpfulMarksByUser } from './queries.ts';

/** A shopper's reviews, hidden or not, and helpful marks, for the export of personal data. */
export async function readReviewData(db: Db, user_id: string): Promise<Pick<PersonalData, 'reviews' | 'found_helpful'>> {
  const rows = await selectAllReviewsByUser(db, user_id);
  const marks = await selectHelpfulMarksByUser(db, user_id);
  return {
    reviews: rows.map((row) => ({
      ...presentReview(row),
      product_id: row.product_id,
      hidden_at: row.hidden_at?.toISOString() ?? null,
    })),
    found_helpful: marks.map(({ review_id, created_at }) => ({ review_id, created_at: created_at.toISOString() })),
  };
}
