/** SQL for both the export and the import. */
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export const selectBrandNames = (db: Db) => db.selectFrom('brands').select(['brand_id', 'name']).orderBy('brand_id').execute();

export const selectCategoryNames = (db: Db) =>
  db.selectFrom('categories').select(['category_id', 'parent_id', 'name']).orderBy('category_id').execute();

/** The products with one of these names, in exactly this spelling. */
export const selectProductsByName = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['product_id', 'name', 'brand_id', 'created_at'])
    .where(sql<boolean>`name = any (${names}::text[])`)
    .execute();

/** Those of the ids that products have, with the times when the products were added. */
export async function selectExistingIds(db: Db, product_ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'created_at'])
    .where(sql<boolean>`product_id = any (${product_ids}::text[])`)
    .execute();
  return new Map(rows.map(({ product_id, created_at }) => [product_id, created_at]));
}

/** The ids that follow `previous_id`, in alphabetical order. */
export async function selectNextProductIds(db: Db, previous_id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '>', previous_id)
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
