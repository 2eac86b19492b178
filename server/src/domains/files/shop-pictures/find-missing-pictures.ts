import type { Db } from '../../../database/db.ts';
import { selectShopPictures } from './queries.ts';

/** Filters the keys: returns those that are not pictures of the shop. An empty key means no picture and is never missing. */
export async function findMissingPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const uniqueKeys = [...new Set(keys)].filter((key) => key !== '');
  if (uniqueKeys.length === 0) return [];
  const shopKeys = new Set(await selectShopPictures(db, uniqueKeys));
  return uniqueKeys.filter((key) => !shopKeys.has(key));
}
