import type { HelpfulReply } from '@uruhu/contract/review';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { deleteHelpfulMark, insertHelpfulMark, lockShopperRow, selectVisibleReview } from './queries.ts';

/** Marks a review as helpful for this shopper, or removes her mark if `helpful` is false. A repeated call changes nothing. */
export function setHelpfulMark(
  db: Db,
  user_id: string,
  { review_id, helpful }: { review_id: string; helpful: boolean },
): Promise<Outcome<HelpfulReply>> {
  return transact(db, async (trx) => {
    const review = isUuid(review_id) ? await selectVisibleReview(trx, review_id) : undefined;
    if (!review) return refuse('review_not_found');
    if (review.user_id === user_id) return refuse('review_is_own');
    if (!(await lockShopperRow(trx, user_id))) return refuse('not_authorized');
    await (helpful ? insertHelpfulMark : deleteHelpfulMark)(trx, user_id, review_id);
    const markedReview = await selectVisibleReview(trx, review_id);
    return markedReview
      ? done({ review_id, helpful_count: markedReview.helpful_count, helpful_by_me: helpful })
      : refuse('review_not_found');
  });
}
