import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ChangeProducts, ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { selectStoredProducts } from '../read/queries.ts';
import { findStockRow } from '../stock/plan-pieces.ts';
import { selectLastStockChanges } from '../stock/queries.ts';
import { writeProducts } from '../write/write-products.ts';
import { checkChange, listUnknownProducts, type PlannedChange, planChange } from './plan-change.ts';
import { pickColumns } from './plan-columns.ts';
import { type ChangeRow, deleteOldChanges, insertChange, insertChangeRows } from './queries.ts';

const recordColumns = ({ product, patch }: PlannedChange): ChangeRow => ({
  product_id: patch.product_id,
  stock_id: null,
  before: pickColumns(product.row, patch.columns ?? {}),
  after: patch.columns ?? {},
});

/** By the ids of the last changes of stock, an undo finds whether the stock was changed again (see undo-change.ts). */
async function recordStock(trx: Db, changed: readonly PlannedChange[]): Promise<ChangeRow[]> {
  const productsById = new Map(changed.map((planned) => [planned.patch.product_id, planned]));
  const lastChanges = await selectLastStockChanges(trx, [...productsById.keys()]);
  return lastChanges.flatMap(({ product_id, stock_id, stock_change_id, ...item }) => {
    const { product, patch } = productsById.get(product_id) ?? {};
    const written = patch?.stock?.find(({ option_id, size_id }) => option_id === item.option_id && size_id === item.size_id);
    if (!product || !written) return [];
    // A product without a stock row was made to order. An undo keeps the new row, but stops counting its pieces.
    const { on_hand, is_counted } = findStockRow(product.stock, item) ?? { on_hand: written.pieces, is_counted: false };
    return { product_id, stock_id, before: { on_hand, is_counted }, after: { stock_change_id } };
  });
}

/** Changes the products for which the change is allowed, in one transaction, and records the change, so that it can be undone. */
export async function changeProducts(
  db: Db,
  { staff_id, role }: StaffActor & { role: StaffRole },
  { product_ids, change }: ChangeProducts,
): Promise<Outcome<ProductChangeResult>> {
  const refusal = checkChange(role, change);
  if (refusal) return refusal;
  return changeAsStaff<ProductChangeResult>(db, { staff_id }, async (trx) => {
    const isStock = change.kind === 'stock';
    const products = await selectStoredProducts(trx, product_ids, isStock ? 'stock' : 'products');
    const { changed, skipped } = planChange(products, change, { staff_id, now: await readShopTime(trx) });
    const result = { changed: changed.length, skipped: [...skipped, ...listUnknownProducts(product_ids, products)] };
    if (changed.length === 0) return done({ product_change_id: null, ...result });
    const { reason, note } = change.kind === 'stock' ? change : {};
    const { product_change_id } = await insertChange(trx, change.kind, staff_id);
    const written = await writeProducts(
      trx,
      changed.map(({ patch }) => patch),
      {
        staff_id,
        reason,
        note,
        beforeLastStep: async () => {
          await deleteOldChanges(trx);
          await insertChangeRows(trx, product_change_id, isStock ? await recordStock(trx, changed) : changed.map(recordColumns));
        },
      },
    );
    return written.ok ? done({ product_change_id, ...result }) : written;
  });
}
