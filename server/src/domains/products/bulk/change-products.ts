import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ChangeProducts, ProductChangeResult, SkippedProduct } from '@uruhu/contract/staff/products/changes';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { insertStockRows, lockStockRows, setStockReason, updateStockRows } from '../stock/queries.ts';
import { type BulkStockChange, checkChange, listUnknownProducts, planColumnChange, planStockChange } from './plan-change.ts';
import type { ColumnChange } from './plan-columns.ts';
import {
  type BulkProductRow,
  type ChangeRow,
  deleteOldChanges,
  insertChange,
  insertChangeRows,
  lockProducts,
  selectLastStockChanges,
  updateManyProducts,
} from './queries.ts';

type Editor = StaffActor & { role: StaffRole };
type ChangeOutcome = { rows: ChangeRow[]; skipped: SkippedProduct[] };

/** The product's values of these columns. */
const pickColumns = (product: BulkProductRow, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, product[column as keyof BulkProductRow]]));

async function changeColumns(trx: Db, staff: Editor, products: readonly BulkProductRow[], change: ColumnChange): Promise<ChangeOutcome> {
  const { changed, skipped } = await planColumnChange(trx, staff, products, change);
  await updateManyProducts(
    trx,
    changed.map(({ product, after }) => ({ product_id: product.product_id, values: after })),
  );
  const rows = changed.map(({ product, after }) => ({
    product_id: product.product_id,
    stock_id: null,
    after,
    before: pickColumns(product, Object.keys(after)),
  }));
  return { rows, skipped };
}

async function changeStocks(trx: Db, products: readonly BulkProductRow[], change: BulkStockChange): Promise<ChangeOutcome> {
  const rows = await lockStockRows(
    trx,
    products.map(({ product_id }) => product_id),
  );
  const { plan, skipped } = await planStockChange(trx, products, rows, change);
  await setStockReason(trx, change.reason, change.note);
  if (plan.updates.length > 0) await updateStockRows(trx, plan.updates);
  const insertedRows = plan.inserts.length > 0 ? await insertStockRows(trx, plan.inserts) : [];
  const lastChangeIds = await selectLastStockChanges(
    trx,
    [...plan.updates, ...insertedRows].map(({ stock_id }) => stock_id),
  );
  const createChangeRow = (stock_id: number, product_id: string, before: object): ChangeRow => ({
    product_id,
    stock_id,
    before,
    // By this id, an undo finds whether the stock was changed again (see undo-change.ts).
    after: { stock_change_id: lastChangeIds.get(stock_id) ?? 0 },
  });
  const byId = new Map(rows.map((row) => [row.stock_id, row]));
  const changedRows = [
    ...plan.updates.flatMap(({ stock_id }) => {
      const row = byId.get(stock_id);
      return row ? createChangeRow(stock_id, row.product_id, { on_hand: row.on_hand, is_counted: row.is_counted }) : [];
    }),
    // Before the change, these products had no stock row and were made to order. An undo keeps the new row, but stops counting its pieces.
    ...insertedRows.map(({ stock_id, product_id, on_hand }) => createChangeRow(stock_id, product_id, { on_hand, is_counted: false })),
  ];
  return { rows: changedRows, skipped };
}

/** Changes the products for which the change is allowed, in one transaction, and records the change, so that it can be undone. */
export async function changeProducts(
  db: Db,
  staff: Editor,
  { product_ids, change }: ChangeProducts,
): Promise<Outcome<ProductChangeResult>> {
  const refusal = checkChange(staff.role, change);
  if (refusal) return refusal;
  return changeAsStaff<ProductChangeResult>(db, staff, async (trx) => {
    const products = await lockProducts(trx, product_ids);
    const isStock = change.kind === 'stock';
    const { rows, skipped } = await (isStock ? changeStocks(trx, products, change) : changeColumns(trx, staff, products, change));
    const changedCount = new Set(rows.map(({ product_id }) => product_id)).size;
    const result = { changed: changedCount, skipped: [...skipped, ...listUnknownProducts(product_ids, products)] };
    if (changedCount === 0) return done({ product_change_id: null, ...result });
    await deleteOldChanges(trx);
    const { product_change_id } = await insertChange(trx, change.kind, staff.staff_id);
    await insertChangeRows(trx, product_change_id, rows);
    return done({ product_change_id, ...result });
  });
}
