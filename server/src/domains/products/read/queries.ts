/** SQL that reads products with their options, sizes and stock, and locks them for a change. */
import type { Db } from '../../../database/db.ts';

/** `stock`: also the product itself, as each change locks products before stock. */
type Lock = 'products' | 'stock' | null;

/**
 * Reads products, in the order of their ids. A lock holds until the transaction ends; products and stock rows are locked in the order of
 * their ids, as all other code does, so that no deadlock can occur.
 */
export async function selectStoredProducts(db: Db, product_ids: readonly string[], lock: Lock = null) {
  // '' is no id of a product. It keeps the list from being empty, which SQL does not allow.
  const ids = ['', ...product_ids];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .$if(lock !== null, (query) => query.forUpdate())
    .execute();
  const stock = await db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', 'on_hand', 'reserved', 'is_counted'])
    .where('product_id', 'in', ids)
    .orderBy('stock_id')
    .$if(lock === 'stock', (query) => query.forUpdate())
    .execute();
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
  const [stockOf, optionsOf, sizesOf] = [groupByProduct(stock), groupByProduct(options), groupByProduct(sizes)];
  return rows.map((row) => ({
    row,
    options: optionsOf.get(row.product_id) ?? [],
    sizes: sizesOf.get(row.product_id) ?? [],
    stock: stockOf.get(row.product_id) ?? [],
  }));
}
export type StoredProduct = Awaited<ReturnType<typeof selectStoredProducts>>[number];
export type ProductRow = StoredProduct['row'];
export type StockRow = StoredProduct['stock'][number];

const groupByProduct = <Row extends { product_id: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ product_id }) => product_id);
