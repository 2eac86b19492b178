import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { SentFile } from '../../http/bodies/forms.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { detectType } from './detect-type.ts';
import { findDocumentExtension } from './document-type.ts';
import { FILE_IS_EMPTY, FILE_IS_TOO_LARGE, KIND_IS_UNKNOWN } from './refusals.ts';
import { storePicture } from './store-picture.ts';
import { type FileStore, type StoredFile, storeUpload } from './store-upload.ts';
import { enforceDailyLimit } from './upload-limit.ts';

/** Stores an uploaded picture, re-encoded, or a document, unread. Refuses and throws like `storePicture`. */
export async function storeFile(store: FileStore, user_id: string, { name, bytes }: SentFile): Promise<Outcome<StoredFile>> {
  if (bytes.length === 0) return FILE_IS_EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return FILE_IS_TOO_LARGE;
  const detectedType = detectType(bytes);
  if (detectedType?.kind === 'picture') return storePicture(store, user_id, bytes);
  const extension = detectedType && findDocumentExtension(detectedType.container, name);
  if (!extension) return KIND_IS_UNKNOWN;
  // Checks the limit before the bytes are written. `storeUpload` checks it again, one upload of the shopper after the other.
  await enforceDailyLimit(store.db, user_id, bytes.length);
  return storeUpload(store, { user_id, extension, body: bytes, columns: { kind: 'document' } });
}
