import type { ChangeStock, StockChange } from '@uruhu/contract/staff/products/changes';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import type { Db } from '../../../database/db.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { findProduct, refuseOutdated } from '../edit/find-product.ts';
import { type StoredProduct, selectStoredProducts } from '../read/queries.ts';
import { skipCheck } from '../write/patch.ts';
import { writeProducts } from '../write/write-products.ts';
import { findStockRow, planPieces, readPieces, type StockItem } from './plan-pieces.ts';
import { selectStockChanges } from './queries.ts';

/** Refuses an option or size that the product does not have. */
function checkStockItem({ options, sizes }: StoredProduct, item: StockItem): Outcome<never> | null {
  if (item.option_id !== null && !options.some(({ option_id }) => option_id === item.option_id)) return refuse('option_not_found');
  return item.size_id !== null && !sizes.some(({ size_id }) => size_id === item.size_id) ? refuse('size_not_found') : null;
}

/** The pieces on hand after the change; null: made to order. */
function computePieces(currentPieces: number | null, { add, set }: ChangeStock): Outcome<number | null> {
  if (add === undefined) return { ok: true, value: set ?? null };
  if (currentPieces === null) return refuse('made_to_order_has_no_stock', { fields: ['add'] });
  return { ok: true, value: Math.min(PRODUCT_LIMITS.pieces, Math.max(0, currentPieces + add)) };
}

/**
 * Changes the pieces on hand. Locks the stock first, so that no change overwrites another. A `set` is
 * refused if the number differs from `seen`, the number that the staff member saw.
 */
export const changeStock = (db: Db, staff: StaffActor, product_id: string, change: ChangeStock): Promise<Outcome<AdminProduct>> =>
  changeAsStaff(db, staff, async (trx) => {
    const [product] = await selectStoredProducts(trx, [product_id], 'stock');
    if (!product) return refuse('product_not_found');
    const item = { option_id: change.option_id ?? null, size_id: change.size_id ?? null };
    const refusal = checkStockItem(product, item);
    if (refusal) return refusal;
    const currentPieces = readPieces(findStockRow(product.stock, item));
    if (change.set !== undefined && currentPieces !== change.seen) return refuseOutdated(trx, product);
    const pieces = computePieces(currentPieces, change);
    if (!pieces.ok) return pieces;
    const stock = planPieces(product.stock, item, { pieces: pieces.value, fields: [change.add === undefined ? 'set' : 'add'] });
    if (!stock.ok) return stock;
    const patch = skipCheck({ product_id, version: product.row.version, columns: null, stock: stock.value });
    const written = await writeProducts(trx, stock.value.length > 0 ? [patch] : [], { ...staff, reason: change.reason, note: change.note });
    return written.ok ? findProduct(trx, product_id) : written;
  });

export async function listStockChanges(db: Db, product_id: string, query: { page: number; perPage: number }) {
  const { rows, total } = await selectStockChanges(db, product_id, query);
  const data = rows.map(
    ({ stock_change_id, from_pieces, to_pieces, created_at, ...row }): StockChange => ({
      ...row,
      stock_change_id: String(stock_change_id),
      from: from_pieces,
      to: to_pieces,
      created_at: created_at.toISOString(),
    }),
  );
  return { data, total };
}
