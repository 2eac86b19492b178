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
