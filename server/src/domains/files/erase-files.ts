import type { Db } from '../../http/parts.ts';
import type { Later } from '../../jobs/jobs.ts';
import type { Storage } from '../../storage/storage.ts';
import { everyRendition } from '../../storage/stored-types.ts';
import { deleteFilesOf } from './queries.ts';

/** Of one piece of work: so many are gone within seconds. */
const KEYS_MAX = 200;

/**
 * Forgets what a person has sent, within the transaction that erases the account. The bytes go afterwards, by a queue: when and only
 * when that is kept, and again until they are gone.
 */
export async function forgetFiles(trx: Db, later: Later, user_id: string): Promise<void> {
  const keys = await deleteFilesOf(trx, user_id);
  for (let at = 0; at < keys.length; at += KEYS_MAX) await later(trx, 'erase-files', { keys: keys.slice(at, at + KEYS_MAX) });
}

/** What the queue 'erase-files' does. A second time it finds nothing, which is well. */
export async function eraseFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // The picture first: whoever is making a size of it sees that it is gone (see media).
    await storage.remove(key);
    await Promise.all(everyRendition(key).map((rendition) => storage.remove(rendition)));
  }
}
