import type { Db } from '../../../database/db.ts';
import type { Values } from './kinds.ts';
import { type Row, selectUnknownPictures } from './queries.ts';

/** The fields whose value is new and names no uploaded picture. A picture that the row has already may be one of the demo's drawings. */
export async function findUnknownPictures(trx: Db, fields: readonly string[], values: Values, before?: Row): Promise<string[]> {
  const changed = fields.filter((field) => values[field] && values[field] !== before?.[field]);
  if (changed.length === 0) return [];
  const unknown = await selectUnknownPictures(
    trx,
    changed.map((field) => String(values[field])),
  );
  return changed.filter((field) => unknown.includes(String(values[field])));
}
