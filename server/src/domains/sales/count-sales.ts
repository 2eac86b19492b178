/** Counts the pieces of each product that were sold lately, for the order of search results. Several processes may run it at once. */
import type { Db } from '../../database/db.ts';
import { deleteSales, selectChangedSales, upsertSales } from './queries.ts';

/**
 * In fewer days, a small shop sells too few pieces to rank its products. In more days, products of the last season would still rank high.
 */
export const SALES_DAYS = 90;

/** Writes only counts that have changed, as each write makes the processes read the product again. */
export async function countSales(db: Db): Promise<void> {
  const changed = await selectChangedSales(db, SALES_DAYS);
  const sold = changed.filter(({ sold_count }) => sold_count > 0);
  const unsold = changed.filter(({ sold_count }) => sold_count === 0);
  if (sold.length > 0) await upsertSales(db, sold);
  if (unsold.length > 0)
    await deleteSales(
      db,
      unsold.map(({ product_id }) => product_id),
    );
}
