import type { Db } from '../../../database/db.ts';
import { selectShopPictures } from './queries.ts';

/** Those of the keys that are not pictures of the shop; '' means none and is never missing. */
export async function findMissingPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const named = [...new Set(keys)].filter((key) => key !== '');
  if (named.length === 0) return [];
  const known = new Set(await selectShopPictures(db, named));
  return named.filter((key) => !known.has(key));
}
