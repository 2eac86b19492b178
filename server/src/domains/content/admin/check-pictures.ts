import type { Db } from '../../../database/db.ts';
import { findMissingPictures } from '../../files/files.ts';
import type { ContentValues } from './kinds.ts';
import type { ContentRow } from './queries.ts';

/**
 * The changed fields whose picture the shop does not have. Skips unchanged fields, as the demo's drawn pictures are not in the shop's
 * files.
 */
export async function findUnknownPictures(
  trx: Db,
  fields: readonly string[],
  values: ContentValues,
  rowBefore?: ContentRow,
): Promise<string[]> {
  const changedFields = fields.filter((field) => values[field] && values[field] !== rowBefore?.[field]);
  const missingPictures = await findMissingPictures(
    trx,
    changedFields.map((field) => String(values[field])),
  );
  return changedFields.filter((field) => missingPictures.includes(String(values[field])));
}
