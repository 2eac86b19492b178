import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ChangeProducts, ProductChange, ProductChangeResult, SkippedProduct } from '@uruhu/contract/staff/product-changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { insertStockRows, lockStockRows, type StockUpdate, setStockReason, updateStockRows } from '../stock/queries.ts';
import { mayChange } from './change-permissions.ts';
import { type ColumnChange, hasValues, planColumns } from './plan-columns.ts';
import { planStock } from './plan-stock.ts';
import {
  type ChangeRow,
  deleteOldChanges,
  insertChange,
  insertChangeRows,
  type LockedProduct,
  lockProducts,
  selectArchivedSizeIds,
  selectLastStockChanges,
  selectOptionTexts,
  updateManyProducts,
} from './queries.ts';

type Editor = { staff_id: string; role: StaffRole };
type Changed = { rows: ChangeRow[]; skipped: SkippedProduct[] };

export const skip = ({ product_id, name }: Pick<LockedProduct, 'product_id' | 'name'>, refusal: Refusal): SkippedProduct => ({
  ...{ product_id, name, code: refusal.code, message: createMessage(refusal) },
});

/** The product's values of these columns. */
export const pickColumns = (product: LockedProduct, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, product[column as keyof LockedProduct]]));

async function changeColumns(trx: Db, staff: Editor, products: readonly LockedProduct[], change: ColumnChange): Promise<Changed> {
  const options = await selectOptionTexts(
    trx,
    products.map(({ product_id }) => product_id),
  );
  const context = { now: await readShopTime(trx), staff_id: staff.staff_id, options };
  const skipped: SkippedProduct[] = [];
  const changed: { product: LockedProduct; after: object }[] = [];
  for (const product of products) {
    const plan = planColumns(product, change, context);
    if (!plan.ok) skipped.push(skip(product, plan));
    else if (!hasValues(product, plan.value)) changed.push({ product, after: plan.value });
  }
  await updateManyProducts(
    trx,
    changed.map(({ product, after }) => ({ product_id: product.product_id, values: after })),
  );
  const rows = changed.map(({ product, after }) => ({
    ...{ product_id: product.product_id, stock_id: null, after },
    before: pickColumns(product, Object.keys(after)),
  }));
  return { rows, skipped };
}

type StockChangeOfMany = Extract<ProductChange, { kind: 'stock' }>;

async function changeStocks(trx: Db, products: readonly LockedProduct[], change: StockChangeOfMany): Promise<Changed> {
  const ids = products.map(({ product_id }) => product_id);
  const rows = await lockStockRows(trx, ids);
  const archivedOptions = (await selectOptionTexts(trx, ids)).filter(({ archived_at }) => archived_at !== null);
  const archived = new Set([...archivedOptions.map(({ option_id }) => option_id), ...(await selectArchivedSizeIds(trx, ids))]);
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  const skipped: SkippedProduct[] = [];
  const plan: { updates: StockUpdate[]; inserts: Parameters<typeof insertStockRows>[1][number][] } = { updates: [], inserts: [] };
  for (const product of products) {
    const own = planStock(product.product_id, byProduct.get(product.product_id) ?? [], archived, change);
    if (!own.ok) skipped.push(skip(product, own));
    else {
      plan.updates.push(...own.value.updates);
      plan.inserts.push(...own.value.inserts);
    }
  }
  await setStockReason(trx, change.reason, change.note);
  if (plan.updates.length > 0) await updateStockRows(trx, plan.updates);
  const inserted = plan.inserts.length > 0 ? await insertStockRows(trx, plan.inserts) : [];
  const last = await selectLastStockChanges(
    trx,
    [...plan.updates, ...inserted].map(({ stock_id }) => stock_id),
  );
  const describe = (stock_id: number, product_id: string, before: object): ChangeRow => ({
    ...{ product_id, stock_id, before, after: { stock_change_id: last.get(stock_id) ?? 0 } },
  });
  const byId = new Map(rows.map((row) => [row.stock_id, row]));
  const changedRows = [
    ...plan.updates.flatMap(({ stock_id }) => {
      const row = byId.get(stock_id);
      return row ? describe(stock_id, row.product_id, { on_hand: row.on_hand, is_counted: row.is_counted }) : [];
    }),
    ...inserted.map(({ stock_id, product_id, on_hand }) => describe(stock_id, product_id, { on_hand, is_counted: false })),
  ];
  return { rows: changedRows, skipped };
}

/** Refuses what is wrong with the change itself, whatever the products are. */
function checkChange(role: StaffRole, change: ProductChange): Refusal | null {
  if (!mayChange(role, change.kind)) return refuse('forbidden');
  if (change.kind === 'status' && change.status === 'scheduled' && change.publish_at === null) {
    return refuse('publish_time_needed', { fields: ['publish_at'] });
  }
  const isReversed = change.kind === 'discount' && change.starts_at && change.ends_at && change.starts_at >= change.ends_at;
  return isReversed ? refuse('discount_dates_reversed', { fields: ['ends_at'] }) : null;
}

/** Changes all products that can be changed so, in one transaction, and notes it so that it can be undone. */
export async function changeProducts(
  db: Db,
  staff: Editor,
  { product_ids, change }: ChangeProducts,
): Promise<Outcome<ProductChangeResult>> {
  const refused = checkChange(staff.role, change);
  if (refused) return refused;
  return changeAsStaff<ProductChangeResult>(db, staff, async (trx) => {
    const products = await lockProducts(trx, product_ids);
    const isStock = change.kind === 'stock';
    const { rows, skipped } = await (isStock ? changeStocks(trx, products, change) : changeColumns(trx, staff, products, change));
    const known = new Set(products.map(({ product_id }) => product_id));
    const missing = product_ids
      .filter((product_id) => !known.has(product_id))
      .map((product_id) => skip({ product_id, name: product_id }, refuse('product_not_found')));
    const changed = new Set(rows.map(({ product_id }) => product_id)).size;
    const result = { changed, skipped: [...skipped, ...missing] };
    if (changed === 0) return done({ product_change_id: null, ...result });
    await deleteOldChanges(trx);
    const { product_change_id } = await insertChange(trx, change.kind, staff.staff_id);
    await insertChangeRows(trx, product_change_id, rows);
    return done({ product_change_id, ...result });
  });
}
