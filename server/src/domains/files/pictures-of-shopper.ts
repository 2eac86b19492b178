import type { Db } from '../../database/db.ts';
import { selectPicturesOfShopper } from './queries.ts';

/**
 * Whether this shopper has uploaded all of these pictures; true for an empty list. In a transaction, locks their rows until it ends.
 */
export async function arePicturesOfShopper(db: Db, user_id: string, keys: readonly string[]): Promise<boolean> {
  const uniqueKeys = [...new Set(keys)];
  return uniqueKeys.length === 0 || (await selectPicturesOfShopper(db, user_id, uniqueKeys)).length === uniqueKeys.length;
}
