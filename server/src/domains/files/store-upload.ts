import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Files } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findStoredType } from '../../storage/stored-types.ts';
import { insertFile, lockShopper } from './queries.ts';
import { createLinkToken, hashLinkToken } from './upload-access.ts';
import { enforceDailyLimit } from './upload-limit.ts';

type FileColumns = Pick<Insertable<Files>, 'kind' | 'width' | 'height' | 'thumbhash'>;
export type FileStore = Pick<AppContext, 'db' | 'storage'>;
/** `extension`: decides the content type. */
type NewUpload = { user_id: string; extension: string; body: Buffer; columns: FileColumns };
/** `linkToken`: a secret part of the URL, which opens the file for an hour without signing in. */
export type StoredFile = { key: string; linkToken: string };

/**
 * Stores a checked file under a random name and then inserts its row, so that a process that dies in between leaves only an unreferenced
 * file. Throws TryLater if the shopper has uploaded too much.
 */
export async function storeUpload(
  { db, storage }: FileStore,
  { user_id, extension, body, columns }: NewUpload,
): Promise<Outcome<StoredFile>> {
  const key = `${randomUUID()}.${extension}`;
  const linkToken = createLinkToken();
  const content_type = findStoredType(key)?.type ?? '';
  await storage.write(key, body, content_type);
  try {
    const outcome = await transact<StoredFile>(db, async (trx) => {
      // Refuses if the account was erased during the upload.
      if (!(await lockShopper(trx, user_id))) return refuse('not_authorized');
      await enforceDailyLimit(trx, user_id, body.length);
      await insertFile(trx, { key, user_id, content_type, bytes: body.length, link_hash: hashLinkToken(linkToken), ...columns });
      return done({ key, linkToken });
    });
    if (!outcome.ok) await storage.remove(key);
    return outcome;
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}
