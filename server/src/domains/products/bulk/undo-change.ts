import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ProductChangeResult, SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { readDiscount, toDiscountColumns } from '../discount.ts';
import { checkPublishing, isLive } from '../publishing.ts';
import { lockStockRows, type StockUpdate, setStockReason, updateStockRows } from '../stock/queries.ts';
import { mayChange } from './change-permissions.ts';
import { toSkippedProduct } from './plan-change.ts';
import { checkBulkUnitPrice, isSameValue, listFindings, type OptionsAndSizesOfProducts } from './plan-columns.ts';
import {
  type BulkProductRow,
  type ColumnValues,
  lockChange,
  lockProducts,
  markUndone,
  selectChangeRows,
  selectLastStockChanges,
  selectOptionTexts,
  selectSizeTexts,
  updateManyProducts,
} from './queries.ts';

type Editor = { staff_id: string; role: StaffRole };
type RecordedRow = Awaited<ReturnType<typeof selectChangeRows>>[number];

const CONFIRMATION_COLUMNS = new Set(['reviewed_findings', 'reviewed_by', 'reviewed_at']);

/** Whether nobody has changed these columns of the product since. Does not compare the confirmations, which are undone separately. */
function isUnchanged(product: BulkProductRow, after: Record<string, unknown>): boolean {
  const hasPlannedDiscount = Number(after.planned_discount_rwf ?? 0) > 0;
  return Object.entries(after).every(([column, value]) => {
    // A job sets this column when a planned discount begins or ends.
    const isSetByJob = column === 'discounted_price_rwf' && hasPlannedDiscount;
    return isSetByJob || CONFIRMATION_COLUMNS.has(column) || isSameValue(product[column as keyof BulkProductRow], value);
  });
}

const TIME_COLUMNS = ['discount_starts_at', 'discount_ends_at', 'publish_at', 'reviewed_at'] as const;

/** The recorded values, with the times as dates. */
function readRecordedValues(before: Record<string, unknown>): ColumnValues {
  const times = TIME_COLUMNS.filter((column) => typeof before[column] === 'string').map((column) => [
    column,
    new Date(String(before[column])),
  ]);
  return { ...before, ...Object.fromEntries(times) } as ColumnValues;
}

/** Removes the confirmations that the change made, so that publishing asks again. Earlier and later confirmations stay. */
function undoConfirmation(product: BulkProductRow, { before, after }: Pick<RecordedRow, 'before' | 'after'>): ColumnValues {
  if (!Array.isArray(after.reviewed_findings) || !Array.isArray(before.reviewed_findings)) return {};
  const formerKeys = before.reviewed_findings as string[];
  const keysAfterChange = after.reviewed_findings as string[];
  const reviewed_findings = product.reviewed_findings.filter((key) => formerKeys.includes(key) || !keysAfterChange.includes(key));
  const { reviewed_by, reviewed_at } = isSameValue(reviewed_findings, formerKeys) ? readRecordedValues(before) : product;
  return { reviewed_findings, reviewed_by: reviewed_by ?? null, reviewed_at: reviewed_at ?? null };
}

/** The values to restore. They must be valid together with later changes, and a discount is computed for the current time. */
function planUndo(
  product: BulkProductRow,
  { before, after }: RecordedRow,
  now: Date,
  optionsAndSizes: OptionsAndSizesOfProducts,
): Outcome<ColumnValues> {
  if (!isUnchanged(product, after)) return refuse('changed_meanwhile');
  const values = { ...readRecordedValues(before), ...undoConfirmation(product, { before, after }) };
  const restoredRow = { ...product, ...values };
  const discount = toDiscountColumns(readDiscount(restoredRow), restoredRow.base_price_rwf, now);
  if (!discount.ok) return discount;
  const unitPrice = checkBulkUnitPrice(product, { ...values, ...discount.value }, optionsAndSizes);
  if (!unitPrice.ok) return unitPrice;
  const { status, base_price_rwf, reviewed_findings: reviewed } = restoredRow;
  if (base_price_rwf <= 0 && isLive(status)) return refuse('product_needs_price');
  const publishing = checkPublishing({
    status,
    base_price_rwf,
    findings: listFindings(product, optionsAndSizes),
    reviewed,
    acceptedFindings: [],
  });
  if ('status' in values && !publishing.ok) return publishing;
  // A change of the kind `discount` has set only the columns of the discount. Any other change has set none of them.
  return done('planned_discount_rwf' in values ? discount.value : values);
}

type UndoOutcome = { changed: number; skipped: SkippedProduct[] };

async function undoColumns(trx: Db, rows: readonly RecordedRow[], products: readonly BulkProductRow[]): Promise<UndoOutcome> {
  const now = await readShopTime(trx);
  const ids = products.map(({ product_id }) => product_id);
  const optionsAndSizes = { options: await selectOptionTexts(trx, ids), sizes: await selectSizeTexts(trx, ids) };
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const skipped: SkippedProduct[] = [];
  const updates: { product_id: string; values: ColumnValues }[] = [];
  for (const row of rows) {
    const product = byId.get(row.product_id);
    if (!product) continue;
    const plan = planUndo(product, row, now, optionsAndSizes);
    if (plan.ok) updates.push({ product_id: row.product_id, values: plan.value });
    else skipped.push(toSkippedProduct(product, plan));
  }
  await updateManyProducts(trx, updates);
  return { changed: updates.length, skipped };
}

async function undoStock(trx: Db, recordedRows: readonly RecordedRow[], products: readonly BulkProductRow[]): Promise<UndoOutcome> {
  const lockedRows = await lockStockRows(
    trx,
    products.map(({ product_id }) => product_id),
  );
  const rowsById = new Map(lockedRows.map((row) => [row.stock_id, row]));
  const lastChangeIds = await selectLastStockChanges(trx, [...rowsById.keys()]);
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const skipped: SkippedProduct[] = [];
  const updates: StockUpdate[] = [];
  const undoneIds = new Set<string>();
  for (const { product_id, stock_id, before, after } of recordedRows) {
    const [product, row] = [byId.get(product_id), rowsById.get(stock_id ?? 0)];
    if (!product || !row) continue;
    const { on_hand, is_counted } = before as { on_hand: number; is_counted: boolean };
    const isChanged = lastChangeIds.get(row.stock_id) !== after.stock_change_id;
    if (isChanged) skipped.push(toSkippedProduct(product, refuse('changed_meanwhile')));
    else if (on_hand < row.reserved)
      skipped.push(toSkippedProduct(product, refuse('stock_is_reserved', { values: { reserved: row.reserved } })));
    else {
      undoneIds.add(product_id);
      updates.push({ stock_id: row.stock_id, on_hand, is_counted });
    }
  }
  await setStockReason(trx, 'undone', '');
  if (updates.length > 0) await updateStockRows(trx, updates);
  return { changed: undoneIds.size, skipped };
}

/** Undoes a bulk change, once. Products that were changed again since are skipped. */
export const undoProductChange = (db: Db, staff: Editor, product_change_id: string): Promise<Outcome<ProductChangeResult>> =>
  changeAsStaff(db, staff, async (trx) => {
    const change = isUuid(product_change_id) ? await lockChange(trx, product_change_id) : undefined;
    if (!change) return refuse('product_change_not_found');
    if (!mayChange(staff.role, change.kind)) return refuse('forbidden');
    if (change.undone_at !== null) return refuse('already_undone');
    const rows = await selectChangeRows(trx, product_change_id);
    const products = await lockProducts(trx, [...new Set(rows.map(({ product_id }) => product_id))]);
    const { changed, skipped } = await (change.kind === 'stock' ? undoStock : undoColumns)(trx, rows, products);
    if (changed > 0) await markUndone(trx, product_change_id);
    return done({ product_change_id, changed, skipped });
  });
