/** SQL of the planned texts in other languages than English. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { PreparedTranslation } from '../../translations/translations.ts';

/** The texts in other languages of `limit` planned products, from the row after `previous_row` on. */
export async function selectPlannedTranslations(
  db: Db,
  import_id: string,
  previous_row: number,
  limit: number,
): Promise<{ row_number: number; translations: PreparedTranslation[] }[]> {
  const { rows } = await sql<{ row_number: number; translations: PreparedTranslation[] }>`
    select row_number, plan -> 'translations' as translations from product_import_rows
    where import_id = ${import_id} and row_number > ${previous_row} and action in ('created', 'updated')
      and jsonb_array_length(plan -> 'translations') > 0
    order by row_number limit ${limit}`.execute(db);
  return rows;
}
