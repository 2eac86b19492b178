/** SQL for both the export and the import. */
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export const selectBrandNames = (db: Db) => db.selectFrom('brands').select(['brand_id', 'name']).orderBy('brand_id').execute();

export const selectCategoryNames = (db: Db) =>
  db.selectFrom('categories').select(['category_id', 'parent_id', 'name']).orderBy('category_id').execute();

/** Loads products with their options, sizes and stock. The keys of the result are their ids. */
export async function selectFileProducts(db: Db, product_ids: readonly string[]) {
  // '' is no id of a product. It keeps the list from being empty, which SQL does not allow.
  const ids = ['', ...product_ids];
  const products = await db.selectFrom('products').selectAll().where('product_id', 'in', ids).execute();
  const options = await db
    .selectFrom('product_options')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('option_id')
    .execute();
  const sizes = await db
    .selectFrom('product_sizes')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('size_id')
    .execute();
  const stock = await db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', 'on_hand', 'reserved', 'is_counted'])
    .where('product_id', 'in', ids)
    .execute();
  const optionsByProduct = Map.groupBy(options, ({ product_id }) => product_id);
  const sizesByProduct = Map.groupBy(sizes, ({ product_id }) => product_id);
  const stockByProduct = Map.groupBy(stock, ({ product_id }) => product_id);
  return new Map(
    products.map((row) => [
      row.product_id,
      {
        row,
        options: optionsByProduct.get(row.product_id) ?? [],
        sizes: sizesByProduct.get(row.product_id) ?? [],
        stock: stockByProduct.get(row.product_id) ?? [],
      },
    ]),
  );
}
export type FileProduct = Awaited<ReturnType<typeof selectFileProducts>> extends Map<string, infer Value> ? Value : never;

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
