import type { ReviewForShopper } from '@uruhu/contract/review';
import { toPublicName } from '@uruhu/contract/rules/reviews';
import type { AppContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { arePicturesOfShopper } from '../files/files.ts';
import { collectReviewPictures } from './collect-pictures.ts';
import { presentForReader } from './present.ts';
import {
  insertReview,
  lockCatalogueVersion,
  lockProduct,
  lockReviewer,
  type ReviewContent,
  type ReviewRow,
  selectRatings,
  selectReviewOfUser,
  updateReview,
} from './queries.ts';

/** Shoppers cannot mark their own reviews as helpful. */
const NOT_MARKED_BY_AUTHOR = { helpful_by_me: false };

export type ReviewInput = Omit<ReviewContent, 'author_name'> & { product_id: string };
/** `hadReview`: the shopper had reviewed the product before, so this is the same review with its current content. */
export type WriteResult = { review: ReviewForShopper; hadReview: boolean };

const isSameContent = (row: ReviewRow, { rating, review, images, skin_type }: ReviewContent): boolean =>
  row.rating === rating && row.review === review && row.skin_type === skin_type && row.images.join() === images.join();

/**
 * Writes the shopper's review of a product, or changes the existing one, which keeps its date and position. Sending the same review again,
 * as after a lost response, changes nothing. `files`: pictures sent with the form, in addition to the keys in `images`.
 */
export async function writeReview(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  user_id: string,
  { product_id, ...input }: ReviewInput,
  files: readonly Buffer[] = [],
): Promise<Outcome<WriteResult>> {
  if (!(await selectRatings(db, product_id))) return refuse('product_not_found');
  // Checked before the pictures are stored, which is the most expensive step.
  if ((await selectReviewOfUser(db, user_id, product_id))?.hidden_at) return refuse('review_hidden');
  const pictures = await collectReviewPictures({ db, storage }, user_id, input.images, files);
  if (!pictures.ok) return pictures;
  return transact<WriteResult>(db, async (trx) => {
    // The account may have been erased, or the product unpublished, during this request.
    const reviewer = await lockReviewer(trx, user_id);
    if (!reviewer) return refuse('not_authorized');
    if (!(await lockProduct(trx, product_id))) return refuse('product_not_found');
    // The sweep may have deleted an unused picture meanwhile.
    if (!(await arePicturesOfShopper(trx, user_id, pictures.value))) return refuse('review_image_missing', { fields: ['images'] });
    const content = { ...input, images: pictures.value, author_name: toPublicName(reviewer.name) };
    const existingReview = await selectReviewOfUser(trx, user_id, product_id);
    if (existingReview?.hidden_at) return refuse('review_hidden');
    if (!existingReview)
      return done({
        review: presentForReader(user_id, await insertReview(trx, user_id, product_id, content), NOT_MARKED_BY_AUTHOR),
        hadReview: false,
      });
    if (isSameContent(existingReview, content))
      return done({ review: presentForReader(user_id, existingReview, NOT_MARKED_BY_AUTHOR), hadReview: true });
    // Prevents a deadlock with a delivery, which also locks the version before it marks this review.
    await lockCatalogueVersion(trx);
    return done({
      review: presentForReader(user_id, await updateReview(trx, existingReview.review_id, content), NOT_MARKED_BY_AUTHOR),
      hadReview: true,
    });
  });
}
