/** SQL of products that staff read and edit one at a time. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { IS_STOCK_LOW } from '../list/queries.ts';

/** What staff see of a product beside its own columns. */
export const selectShownNames = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .leftJoin('staff', 'staff.staff_id', 'products.reviewed_by')
    .where('products.product_id', '=', product_id)
    .select(['brands.name as brand', 'categories.name as category', 'staff.name as reviewed_by', IS_STOCK_LOW.as('is_low')])
    .executeTakeFirst();

export const deleteProductRow = (trx: Db, product_id: string) => trx.deleteFrom('products').where('product_id', '=', product_id).execute();

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
