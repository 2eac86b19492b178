/** Plans a bulk change: the new values of each product, and the products that are skipped. It writes nothing. */
import type { Finding } from '@uruhu/contract/rules/ingredients/find-restricted';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ProductChange, SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';
import { createMessage } from '../../../messages/sentences.ts';
import type { StockRow } from '../stock/queries.ts';
import type { StockPlan } from '../stock/set-stock.ts';
import { mayChange } from './change-permissions.ts';
import { type ColumnChange, hasValues, planColumns } from './plan-columns.ts';
import { planStock } from './plan-stock.ts';
import { type BulkProductRow, type ColumnValues, selectOptionTexts, selectSizeTexts } from './queries.ts';

/** The refusals whose `data` are findings. */
const CODES_WITH_FINDINGS = new Set<Refusal['code']>(['ingredients_banned', 'staff_check_needed']);

export const toSkippedProduct = ({ product_id, name }: Pick<BulkProductRow, 'product_id' | 'name'>, refusal: Refusal): SkippedProduct => ({
  product_id,
  name,
  code: refusal.code,
  message: createMessage(refusal),
  findings: CODES_WITH_FINDINGS.has(refusal.code) ? (refusal.data as Finding[]) : [],
});

/** The requested products that the shop does not have, as skipped products. `products`: those that it has. */
export const listUnknownProducts = (product_ids: readonly string[], products: readonly BulkProductRow[]): SkippedProduct[] => {
  const foundIds = new Set(products.map(({ product_id }) => product_id));
  return product_ids
    .filter((product_id) => !foundIds.has(product_id))
    .map((product_id) => toSkippedProduct({ product_id, name: product_id }, refuse('product_not_found')));
};

/** Refuses a change that cannot be made in any product, for example a price by a member who may not change prices. */
export function checkChange(role: StaffRole, change: ProductChange): Refusal | null {
  if (!mayChange(role, change.kind)) return refuse('forbidden');
  if (change.kind === 'status' && change.status === 'scheduled' && change.publish_at === null) {
    return refuse('publish_time_needed', { fields: ['publish_at'] });
  }
  const isReversed = change.kind === 'discount' && change.starts_at && change.ends_at && change.starts_at >= change.ends_at;
  return isReversed ? refuse('discount_dates_reversed', { fields: ['ends_at'] }) : null;
}

type ColumnPlan = { changed: { product: BulkProductRow; after: ColumnValues }[]; skipped: SkippedProduct[] };

export async function planColumnChange(
  db: Db,
  { staff_id }: { staff_id: string },
  products: readonly BulkProductRow[],
  change: ColumnChange,
): Promise<ColumnPlan> {
  const ids = products.map(({ product_id }) => product_id);
  const [options, sizes] = [await selectOptionTexts(db, ids), await selectSizeTexts(db, ids)];
  const context = { now: await readShopTime(db), staff_id, options, sizes };
  const result: ColumnPlan = { changed: [], skipped: [] };
  for (const product of products) {
    const plan = planColumns(product, change, context);
    if (!plan.ok) result.skipped.push(toSkippedProduct(product, plan));
    else if (!hasValues(product, plan.value)) result.changed.push({ product, after: plan.value });
  }
  return result;
}

export type BulkStockChange = Extract<ProductChange, { kind: 'stock' }>;

/** `rows`: the stock of all these products. */
export async function planStockChange(
  db: Db,
  products: readonly BulkProductRow[],
  rows: readonly StockRow[],
  change: BulkStockChange,
): Promise<{ plan: StockPlan; skipped: SkippedProduct[] }> {
  const ids = products.map(({ product_id }) => product_id);
  const isArchived = ({ archived_at }: { archived_at: Date | null }) => archived_at !== null;
  const [options, sizes] = [await selectOptionTexts(db, ids), await selectSizeTexts(db, ids)];
  const archivedIds = new Set([
    ...options.filter(isArchived).map(({ option_id }) => option_id),
    ...sizes.filter(isArchived).map(({ size_id }) => size_id),
  ]);
  const rowsByProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  const skipped: SkippedProduct[] = [];
  const plan: StockPlan = { updates: [], inserts: [] };
  for (const product of products) {
    const productPlan = planStock(product.product_id, rowsByProduct.get(product.product_id) ?? [], archivedIds, change);
    if (!productPlan.ok) skipped.push(toSkippedProduct(product, productPlan));
    else {
      plan.updates.push(...productPlan.value.updates);
      plan.inserts.push(...productPlan.value.inserts);
    }
  }
  return { plan, skipped };
}
