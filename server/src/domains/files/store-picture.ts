import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { Outcome } from '../../lib/outcome.ts';
import { detectType } from './detect-type.ts';
import { reencodePicture } from './picture.ts';
import { FILE_IS_EMPTY, FILE_IS_TOO_LARGE, NOT_A_PICTURE } from './refusals.ts';
import { type FileStore, type StoredFile, storeUpload } from './store-upload.ts';
import { enforceDailyLimit } from './upload-limit.ts';

/**
 * Stores an uploaded picture, re-encoded. Refuses files that are not pictures (415), damaged or empty (400) or too large (413). Throws
 * TryLater if the shopper has uploaded too much today (429) or the queue is full (503). The caller must have called `countUpload` before.
 */
export async function storePicture(store: FileStore, user_id: string, bytes: Buffer): Promise<Outcome<StoredFile>> {
  if (bytes.length === 0) return FILE_IS_EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return FILE_IS_TOO_LARGE;
  const detectedType = detectType(bytes);
  if (detectedType?.kind !== 'picture') return NOT_A_PICTURE;
  // Checks the limit before the expensive work. `storeUpload` checks it again with the final size.
  await enforceDailyLimit(store.db, user_id);
  const encodedPicture = await reencodePicture(bytes, detectedType.format);
  if (!encodedPicture.ok) return encodedPicture;
  const { body, ...columns } = encodedPicture.value;
  return storeUpload(store, { user_id, extension: 'webp', body, columns: { kind: 'picture', ...columns } });
}
