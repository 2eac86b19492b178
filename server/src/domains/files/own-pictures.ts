import type { Db } from '../../http/parts.ts';
import { countOwnPictures } from './queries.ts';

/** Whether all of these keys are pictures that this person has uploaded. None at all are. */
export async function ownPictures(db: Db, user_id: string, keys: readonly string[]): Promise<boolean> {
  const different = [...new Set(keys)];
  return different.length === 0 || (await countOwnPictures(db, user_id, different)) === different.length;
}
