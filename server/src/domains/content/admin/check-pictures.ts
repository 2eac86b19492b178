import type { Db } from '../../../database/db.ts';
import { findMissingPictures } from '../../files/files.ts';
import type { Values } from './kinds.ts';
import type { Row } from './queries.ts';

/** The fields whose value is new and names no picture of the shop. A picture that the row has already may be one of the demo's drawings. */
export async function findUnknownPictures(trx: Db, fields: readonly string[], values: Values, before?: Row): Promise<string[]> {
  const changed = fields.filter((field) => values[field] && values[field] !== before?.[field]);
  const missing = await findMissingPictures(
    trx,
    changed.map((field) => String(values[field])),
  );
  return changed.filter((field) => missing.includes(String(values[field])));
}
