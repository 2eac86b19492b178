import type { ChangeStock, StockChange } from '@uruhu/contract/staff/products/changes';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import type { Db } from '../../../database/db.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { findProduct } from '../edit/find-product.ts';
import { lockProduct, selectAllOptions, selectAllSizes } from '../edit/queries.ts';
import { insertStockRows, lockStockRows, selectStockChanges, setStockReason, updateStockRows } from './queries.ts';
import { findStockRow, planPieces, readPieces, type StockItem } from './set-stock.ts';

/** Refuses an option or size that the product does not have. */
async function checkStockItem(trx: Db, { product_id, option_id, size_id }: StockItem): Promise<Outcome<never> | null> {
  const options = option_id === null ? [] : await selectAllOptions(trx, product_id);
  if (option_id !== null && !options.some((option) => option.option_id === option_id)) return refuse('option_not_found');
  const sizes = size_id === null ? [] : await selectAllSizes(trx, product_id);
  if (size_id !== null && !sizes.some((size) => size.size_id === size_id)) return refuse('size_not_found');
  return null;
}

/** The pieces on hand after the change; null: made to order. */
function computePieces(currentPieces: number | null, { add, set }: ChangeStock): Outcome<number | null> {
  if (add === undefined) return { ok: true, value: set ?? null };
  if (currentPieces === null) return refuse('made_to_order_has_no_stock', { fields: ['add'] });
  return { ok: true, value: Math.min(PRODUCT_LIMITS.pieces, Math.max(0, currentPieces + add)) };
}

/**
 * Changes the pieces on hand. Locks the stock rows first, as placing an order also does, so that no change overwrites another. A `set` is
 * refused if the number differs from `seen`, the number that the staff member saw.
 */
export const changeStock = (db: Db, staff: StaffActor, product_id: string, change: ChangeStock): Promise<Outcome<AdminProduct>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!(await lockProduct(trx, product_id))) return refuse('product_not_found');
    const item = { product_id, option_id: change.option_id ?? null, size_id: change.size_id ?? null };
    const refusal = await checkStockItem(trx, item);
    if (refusal) return refusal;
    const rows = await lockStockRows(trx, [product_id]);
    const currentPieces = readPieces(findStockRow(rows, item));
    if (change.set !== undefined && currentPieces !== change.seen) {
      const product = await findProduct(trx, product_id);
      return product.ok ? refuse('changed_meanwhile', { data: product.value }) : product;
    }
    const pieces = computePieces(currentPieces, change);
    if (!pieces.ok) return pieces;
    const plan = planPieces(rows, item, { pieces: pieces.value, fields: [change.add === undefined ? 'set' : 'add'] });
    if (!plan.ok) return plan;
    await setStockReason(trx, change.reason, change.note);
    if (plan.value.updates.length > 0) await updateStockRows(trx, plan.value.updates);
    if (plan.value.inserts.length > 0) await insertStockRows(trx, plan.value.inserts);
    return findProduct(trx, product_id);
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
