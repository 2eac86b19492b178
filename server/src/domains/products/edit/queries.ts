/** SQL of products that staff read and edit one at a time. */
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { ProductOptions, ProductSizes, Products } from '../../../database/schema.ts';
import { IS_STOCK_LOW } from '../list/queries.ts';

/** Locks the product until the transaction ends; undefined if it does not exist. Call it before locking stock rows, to avoid deadlocks. */
export const lockProduct = (trx: Db, product_id: string) =>
  trx.selectFrom('products').select('version').where('product_id', '=', product_id).forUpdate().executeTakeFirst();

export const selectProduct = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .leftJoin('staff', 'staff.staff_id', 'products.reviewed_by')
    .where('products.product_id', '=', product_id)
    .selectAll('products')
    .select(['brands.name as brand', 'categories.name as category', 'staff.name as reviewer', IS_STOCK_LOW.as('is_low')])
    .executeTakeFirst();
export type EditedProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>;

export const selectAllOptions = (db: Db, product_id: string) =>
  db.selectFrom('product_options').selectAll().where('product_id', '=', product_id).orderBy('position').orderBy('option_id').execute();
export type OptionRow = Awaited<ReturnType<typeof selectAllOptions>>[number];

export const selectAllSizes = (db: Db, product_id: string) =>
  db.selectFrom('product_sizes').selectAll().where('product_id', '=', product_id).orderBy('position').orderBy('size_id').execute();
export type SizeRow = Awaited<ReturnType<typeof selectAllSizes>>[number];

/** Returns false if the id is taken. */
export async function insertProduct(trx: Db, product: Insertable<Products>): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return insertedRow !== undefined;
}

/** Sets `product_id` to itself, so that a trigger raises the version even if only options, sizes or stock change. */
export const updateProductRow = (trx: Db, product_id: string, set: Updateable<Products>) =>
  trx
    .updateTable('products')
    .set({ ...set, product_id })
    .where('product_id', '=', product_id)
    .execute();

export const deleteProductRow = (trx: Db, product_id: string) => trx.deleteFrom('products').where('product_id', '=', product_id).execute();

export const saveOption = (trx: Db, option: Insertable<ProductOptions>) =>
  trx
    .insertInto('product_options')
    .values(option)
    .onConflict((conflict) => conflict.column('option_id').doUpdateSet(option))
    .execute();

export const saveSize = (trx: Db, size: Insertable<ProductSizes>) =>
  trx
    .insertInto('product_sizes')
    .values(size)
    .onConflict((conflict) => conflict.column('size_id').doUpdateSet(size))
    .execute();

export const deleteOptions = (trx: Db, option_ids: readonly string[]) =>
  trx.deleteFrom('product_options').where('option_id', 'in', option_ids).execute();

export const deleteSizes = (trx: Db, size_ids: readonly string[]) =>
  trx.deleteFrom('product_sizes').where('size_id', 'in', size_ids).execute();

type OrderedChoice = { option_id: string | null; size_id: string | null };

/** The choices of the product that orders contain or reserve pieces of; empty if it was never ordered. */
export async function selectOrderedChoices(db: Db, product_id: string): Promise<OrderedChoice[]> {
  const { rows } = await sql<OrderedChoice>`
    select distinct option_id, size_id from order_lines where product_id = ${product_id}
    union select option_id, size_id from stock
      where product_id = ${product_id} and exists (select from stock_reservations where stock_reservations.stock_id = stock.stock_id)`.execute(
    db,
  );
  return rows;
}

export async function selectKnownProductIds(db: Db, product_ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    // '' keeps the list from being empty, which SQL does not allow.
    .where('product_id', 'in', ['', ...product_ids])
    .execute();
  return new Set(rows.map((row) => row.product_id));
}
