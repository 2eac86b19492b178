import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { Outcome } from '../../lib/outcome.ts';
import { detectType } from './detect-type.ts';
import type { DocumentJudge } from './documents/document-judge.ts';
import { FILE_IS_EMPTY, FILE_IS_TOO_LARGE, KIND_IS_UNKNOWN } from './refusals.ts';
import { storePicture } from './store-picture.ts';
import { type FileStore, type StoredFile, storeUpload } from './store-upload.ts';
import { enforceDailyLimit } from './upload-limit.ts';

export type DocumentStore = FileStore & { documentJudge: Pick<DocumentJudge, 'judge'> };

/** Stores an uploaded picture or document. The caller cannot use the bytes afterwards. Refuses and throws like `storePicture`. */
export async function storeFile(store: DocumentStore, user_id: string, bytes: Buffer): Promise<Outcome<StoredFile>> {
  if (bytes.length === 0) return FILE_IS_EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return FILE_IS_TOO_LARGE;
  const detectedType = detectType(bytes);
  if (!detectedType) return KIND_IS_UNKNOWN;
  if (detectedType.kind === 'picture') return storePicture(store, user_id, bytes);
  await enforceDailyLimit(store.db, user_id, bytes.length);
  const document = await store.documentJudge.judge(user_id, detectedType.kind, bytes);
  if (!document.ok) return document;
  const { extension, bytes: body } = document.value;
  return storeUpload(store, { user_id, extension, body, columns: { kind: 'document' } });
}
