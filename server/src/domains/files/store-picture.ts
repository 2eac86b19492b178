import { FILE_BYTES_MAX } from '../../http/forms.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { detectType } from './detect-type.ts';
import { reencodePicture } from './picture.ts';
import { EMPTY, NOT_A_PICTURE, TOO_LARGE } from './refusals.ts';
import { type FileStore, type StoredFile, storeWithRow } from './store-with-row.ts';
import { refuseOverDailyLimit } from './upload-limit.ts';

/**
 * Stores an uploaded picture, re-encoded. Refuses files that are not pictures (415), damaged or empty (400) or too large (413). Throws
 * TryLater (429) if the shopper has uploaded too much today, and (503) if the queue is full. The caller has counted the upload
 * (upload-limit.ts).
 */
export async function storePicture(keeper: FileStore, user_id: string, bytes: Buffer): Promise<Outcome<StoredFile>> {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return TOO_LARGE;
  const judged = detectType(bytes);
  if (judged?.kind !== 'picture') return NOT_A_PICTURE;
  // Checks before the expensive work; `keep` checks again with the final size.
  await refuseOverDailyLimit(keeper.db, user_id);
  const made = await reencodePicture(bytes, judged.format);
  if (!made.ok) return made;
  const { body, ...columns } = made.value;
  return storeWithRow(keeper, user_id, 'webp', body, { kind: 'picture', ...columns });
}
