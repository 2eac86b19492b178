import { FILE_BYTES_MAX } from '../../http/forms.ts';
import type { Outcome } from '../../outcome.ts';
import { judge } from './judge.ts';
import { type Keeper, keep } from './keep.ts';
import { makePicture } from './picture.ts';
import { refuseTooMany } from './upload-limit.ts';
import { EMPTY, NOT_A_PICTURE, TOO_LARGE } from './words.ts';

/**
 * Keeps a picture that a person sent, made anew, and answers its key. Refuses what is no picture (415), damaged or empty (400) or too
 * large (413); throws TryLater (429) where the person has sent too many, (503) where too many are at it.
 */
export async function storePicture(keeper: Keeper, user_id: string, bytes: Buffer): Promise<Outcome<string>> {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return TOO_LARGE;
  const judged = judge(bytes);
  if (judged?.kind !== 'picture') return NOT_A_PICTURE;
  // Before the work, not only after it.
  await refuseTooMany(keeper.db, user_id);
  const made = await makePicture(bytes, judged.format);
  if (!made.ok) return made;
  const { body, ...about } = made.value;
  return keep(keeper, user_id, 'webp', body, { kind: 'picture', ...about });
}
