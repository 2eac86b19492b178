import { REVIEW } from '@uruhu/contract/rules/reviews';
import type { AppContext } from '../../context.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { arePicturesOfShopper, countUpload, storePicture } from '../files/files.ts';

/** The keys of a review's pictures. `uploaded_keys` must be uploads of the shopper; `files` were sent with the form and are stored now. */
export async function collectReviewPictures(
  store: Pick<AppContext, 'db' | 'storage'>,
  user_id: string,
  uploaded_keys: readonly string[],
  files: readonly Buffer[],
): Promise<Outcome<string[]>> {
  if (uploaded_keys.length + files.length > REVIEW.imagesMax) return refuse('too_many_review_images', { fields: ['images'] });
  if (!(await arePicturesOfShopper(store.db, user_id, uploaded_keys))) return refuse('review_image_missing', { fields: ['images'] });
  const picture_keys = [...uploaded_keys];
  for (const bytes of files) {
    await countUpload(store.db, user_id);
    const storedPicture = await storePicture(store, user_id, bytes);
    if (!storedPicture.ok) return storedPicture;
    picture_keys.push(storedPicture.value.key);
  }
  return done(picture_keys);
}
