import type { Db } from '../../database/db.ts';
import { selectOwnPictures } from './queries.ts';

/**
 * Whether all of these keys are pictures that this shopper has uploaded; true for none. Within a transaction, locks their rows until its
 * end.
 */
export async function areOwnPictures(db: Db, user_id: string, keys: readonly string[]): Promise<boolean> {
  const different = [...new Set(keys)];
  return different.length === 0 || (await selectOwnPictures(db, user_id, different)).length === different.length;
}
