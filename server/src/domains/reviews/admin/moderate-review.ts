import type { AdminReview, ModerateReview } from '@uruhu/contract/staff/reviews';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { lockCatalogueVersion } from '../queries.ts';
import { type AdminReviewRow, lockProductOfReview, moderateReviewRow, selectAdminReview } from './queries.ts';

export const presentAdminReview = (row: AdminReviewRow): AdminReview => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at?.toISOString() ?? null,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  replied_at: row.replied_at?.toISOString() ?? null,
  checked_at: row.checked_at?.toISOString() ?? null,
});

export async function findAdminReview(db: Db, review_id: string): Promise<Outcome<AdminReview>> {
  const row = isUuid(review_id) ? await selectAdminReview(db, review_id) : undefined;
  return row ? done(presentAdminReview(row)) : refuse('review_not_found');
}

/**
 * Checks, hides, shows or answers a review that still has the version that the staff member saw; otherwise the refusal contains the current
 * review. Locks the product, then the catalogue's version, then the review, in the same order as all other code.
 */
export const moderateReview = (
  db: Db,
  staff: StaffActor,
  review_id: string,
  { version, checked = true, hidden, hidden_reason = '', reply }: ModerateReview,
): Promise<Outcome<AdminReview>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!isUuid(review_id) || !(await lockProductOfReview(trx, review_id))) return refuse('review_not_found');
    await lockCatalogueVersion(trx);
    const isChanged = await moderateReviewRow(trx, review_id, version, { hidden, hidden_reason, reply, checked });
    const review = await findAdminReview(trx, review_id);
    if (!isChanged && review.ok) return refuse('changed_meanwhile', { data: review.value });
    return review;
  });
