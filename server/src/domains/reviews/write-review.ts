import type { AskedReview } from '@uruhu/contract/review';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { REVIEW_MESSAGE, shownName } from '@uruhu/contract/rules/reviews';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { gatherPictures } from './gather-pictures.ts';
import { presentTo } from './present.ts';
import {
  insertReview,
  lockProduct,
  lockReviewer,
  lockVersion,
  type ReviewRow,
  selectOwn,
  selectRatings,
  updateReview,
  type Written,
} from './queries.ts';

export type Input = Omit<Written, 'author_name'> & { product_id: string };
export type Outcoming = { review: AskedReview; changed: boolean };

const isSame = (row: ReviewRow, { rating, review, images, skin_type }: Written): boolean =>
  row.rating === rating && row.review === review && row.skin_type === skin_type && row.images.join() === images.join();

/**
 * Writes the person's review of a product, or changes the one that is there: it keeps its day and its place. Sent a second time as it
 * is, as after an answer that never came, it stays as it is. `sent` are pictures beside those that `images` names.
 */
export async function writeReview(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  user_id: string,
  { product_id, ...input }: Input,
  sent: readonly Buffer[] = [],
): Promise<Outcome<Outcoming>> {
  if (!(await selectRatings(db, product_id))) return refuse(404, MESSAGE.productMissing);
  // Pictures cost the most of it: none is kept for a review that is refused anyway.
  if ((await selectOwn(db, user_id, product_id))?.hidden_at) return refuse(422, REVIEW_MESSAGE.hidden);
  const pictures = await gatherPictures({ db, storage }, user_id, input.images, sent);
  if (!pictures.ok) return pictures;
  return transact<Outcoming>(db, async (trx) => {
    // The account was erased while this call was on its way, or the product has gone.
    const reviewer = await lockReviewer(trx, user_id);
    if (!reviewer) return refuse(401, MESSAGE.notAuthorized);
    if (!(await lockProduct(trx, product_id))) return refuse(404, MESSAGE.productMissing);
    const written = { ...input, images: pictures.value, author_name: shownName(reviewer.name) };
    const own = await selectOwn(trx, user_id, product_id);
    if (own?.hidden_at) return refuse(422, REVIEW_MESSAGE.hidden);
    if (!own) return done({ review: presentTo(user_id, await insertReview(trx, user_id, product_id, written), false), changed: false });
    if (isSame(own, written)) return done({ review: presentTo(user_id, own, false), changed: true });
    await lockVersion(trx);
    return done({ review: presentTo(user_id, await updateReview(trx, own.review_id, written), false), changed: true });
  });
}
