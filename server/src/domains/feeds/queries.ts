import type { Db } from '../../database/db.ts';

export type ProductTexts = { product_id: string; description: string; other_images: string[]; updated_at: Date };

/** What feeds say of published products and the snapshot does not hold, in rising order of ids: the next `limit` after the id `after`. */
export const selectProductTexts = (db: Db, after: string, limit: number): Promise<ProductTexts[]> =>
  db
    .selectFrom('products')
    .select(['product_id', 'description', 'other_images', 'updated_at'])
    .where('status', '=', 'published')
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();
