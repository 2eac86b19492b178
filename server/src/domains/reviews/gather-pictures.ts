import { REVIEW, REVIEW_MESSAGE } from '@uruhu/contract/rules/reviews';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuseField } from '../../outcome.ts';
import { ownPictures, storePicture } from '../files/files.ts';

/** The keys of a review's pictures: those that it names must be the person's own, those that came with the form are kept now. */
export async function gatherPictures(
  keeper: Pick<Parts, 'db' | 'storage'>,
  user_id: string,
  named: readonly string[],
  sent: readonly Buffer[],
): Promise<Outcome<string[]>> {
  if (named.length + sent.length > REVIEW.imagesMax) return refuseField(400, 'images', REVIEW_MESSAGE.tooManyImages);
  if (!(await ownPictures(keeper.db, user_id, named))) return refuseField(422, 'images', REVIEW_MESSAGE.imageMissing);
  const keys = [...named];
  for (const bytes of sent) {
    const stored = await storePicture(keeper, user_id, bytes);
    if (!stored.ok) return stored;
    keys.push(stored.value);
  }
  return done(keys);
}
