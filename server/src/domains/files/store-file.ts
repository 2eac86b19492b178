import { FILE_BYTES_MAX } from '../../http/forms.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { detectType } from './detect-type.ts';
import type { DocumentJudge } from './document-judge.ts';
import { EMPTY, TOO_LARGE, UNKNOWN_KIND } from './refusals.ts';
import { storePicture } from './store-picture.ts';
import { type FileStore, type StoredFile, storeWithRow } from './store-with-row.ts';
import { refuseOverDailyLimit } from './upload-limit.ts';

export type DocumentStore = FileStore & { documents: Pick<DocumentJudge, 'judge'> };

/** Stores an uploaded picture or document. Transfers the bytes away from the caller. Refuses and throws like `storePicture`. */
export async function storeFile(keeper: DocumentStore, user_id: string, bytes: Buffer): Promise<Outcome<StoredFile>> {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return TOO_LARGE;
  const judged = detectType(bytes);
  if (!judged) return UNKNOWN_KIND;
  if (judged.kind === 'picture') return storePicture(keeper, user_id, bytes);
  await refuseOverDailyLimit(keeper.db, user_id, bytes.length);
  const document = await keeper.documents.judge(user_id, judged.kind, bytes);
  return document.ok ? storeWithRow(keeper, user_id, document.value.ending, document.value.bytes, { kind: 'document' }) : document;
}
