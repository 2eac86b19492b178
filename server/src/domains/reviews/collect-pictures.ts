import { REVIEW } from '@uruhu/contract/rules/reviews';
import type { AppContext } from '../../context.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { arePicturesOfShopper, countUpload, storePicture } from '../files/files.ts';

/** The keys of a review's pictures. Named keys must be the shopper's own uploads; pictures sent with the form are stored now. */
export async function collectReviewPictures(
  store: Pick<AppContext, 'db' | 'storage'>,
  user_id: string,
  named: readonly string[],
  sent: readonly Buffer[],
): Promise<Outcome<string[]>> {
  if (named.length + sent.length > REVIEW.imagesMax) return refuse('too_many_review_images', { fields: ['images'] });
  if (!(await arePicturesOfShopper(store.db, user_id, named))) return refuse('review_image_missing', { fields: ['images'] });
  const keys = [...named];
  for (const bytes of sent) {
    await countUpload(store.db, user_id);
    const stored = await storePicture(store, user_id, bytes);
    if (!stored.ok) return stored;
    keys.push(stored.value.key);
  }
  return done(keys);
}
