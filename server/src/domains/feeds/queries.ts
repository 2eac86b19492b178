import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type ProductTexts = { product_id: string; description: string; other_images: string[]; updated_at: Date };

/** What feeds say of published products and the snapshot does not hold, in rising order of ids: the next `limit` after the id `after`. */
export const selectProductTexts = (db: Db, after: string, limit: number): Promise<ProductTexts[]> =>
  db
    .selectFrom('products')
    .select(['product_id', 'description', 'other_images', 'updated_at'])
    .where('status', '=', 'published')
    // In the order of JavaScript, by which the sitemap is divided, whatever the collation of the database.
    .where(sql<SqlBool>`product_id collate "C" > ${after}`)
    .orderBy(sql`product_id collate "C"`)
    .limit(limit)
    .execute();

/** When a published product of the brand last changed, by `brand_id`; brands without one are missing. */
export async function selectBrandChanges(db: Db): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['brand_id', fn.max('updated_at').as('changed_at')])
    .where('status', '=', 'published')
    .groupBy('brand_id')
    .execute();
  return new Map(rows.map(({ brand_id, changed_at }) => [brand_id, changed_at]));
}
