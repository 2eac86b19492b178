import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import { getBulkPermission, type ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';
import type { ProductChangeResult, SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { readDiscount, toDiscountColumns } from '../discount.ts';
import { type ProductRow, type StoredProduct, selectStoredProducts } from '../read/queries.ts';
import { readPieces } from '../stock/plan-pieces.ts';
import { selectLastStockChanges } from '../stock/queries.ts';
import { type CheckedPatch, checkPatch, type PatchedColumns, type StockPatch, skipCheck } from '../write/patch.ts';
import { writeProducts } from '../write/write-products.ts';
import { toSkippedProduct } from './plan-change.ts';
import { type Editor, isSameValue } from './plan-columns.ts';
import { lockChange, markUndone, selectChangeRows } from './queries.ts';

type RecordedRow = Awaited<ReturnType<typeof selectChangeRows>>[number];
type Values = Record<string, unknown>;

const CONFIRMATION_COLUMNS = new Set(['reviewed_findings', 'reviewed_by', 'reviewed_at']);

/** Whether nobody has changed these columns of the product since. Does not compare the confirmations, which are undone separately. */
function isUnchanged(row: ProductRow, after: Values): boolean {
  const hasPlannedDiscount = Number(after.planned_discount_rwf ?? 0) > 0;
  return Object.entries(after).every(([column, value]) => {
    // A job sets this column when a planned discount begins or ends.
    const isSetByJob = column === 'discounted_price_rwf' && hasPlannedDiscount;
    return isSetByJob || CONFIRMATION_COLUMNS.has(column) || isSameValue(row[column as keyof ProductRow], value);
  });
}

const TIME_COLUMNS = ['discount_starts_at', 'discount_ends_at', 'publish_at', 'reviewed_at'] as const;

/** The recorded values, with the times as dates. */
function readRecordedValues(before: Values): PatchedColumns {
  const times = TIME_COLUMNS.filter((column) => typeof before[column] === 'string');
  return { ...before, ...Object.fromEntries(times.map((column) => [column, new Date(String(before[column]))])) };
}

/** Removes the confirmations that the change made, so that publishing asks again. Earlier and later confirmations stay. */
function undoConfirmation(row: ProductRow, before: Values, after: Values): PatchedColumns {
  if (!Array.isArray(after.reviewed_findings) || !Array.isArray(before.reviewed_findings)) return {};
  const formerKeys = before.reviewed_findings as string[];
  const keysAfterChange = after.reviewed_findings as string[];
  const reviewed_findings = row.reviewed_findings.filter((key) => formerKeys.includes(key) || !keysAfterChange.includes(key));
  const { reviewed_by, reviewed_at } = isSameValue(reviewed_findings, formerKeys) ? readRecordedValues(before) : row;
  return { reviewed_findings, reviewed_by: reviewed_by ?? null, reviewed_at: reviewed_at ?? null };
}

/** Restores the recorded values. They must be valid together with later changes, and a discount is computed for the current time. */
function planColumns(product: StoredProduct, recorded: RecordedRow, { staff_id, now }: Editor): Outcome<CheckedPatch> {
  const { row } = product;
  const [before, after] = [recorded.before as Values, recorded.after as Values];
  if (!isUnchanged(row, after)) return refuse('changed_meanwhile');
  const values = { ...readRecordedValues(before), ...undoConfirmation(row, before, after) };
  const restoredRow = { ...row, ...values };
  const discount = toDiscountColumns(readDiscount(restoredRow), restoredRow.base_price_rwf, now);
  if (!discount.ok) return discount;
  // A change of the kind `discount` has set only the columns of the discount. Any other change has set none of them.
  const columns = 'planned_discount_rwf' in values ? discount.value : values;
  const patch = { product_id: row.product_id, version: row.version, columns };
  return checkPatch(product, patch, { staff_id, now, refusesFormerFindings: 'status' in values });
}

type UndoPlan = { patches: CheckedPatch[]; skipped: SkippedProduct[] };

/** Restores the pieces of the stock rows that nobody has changed since. `lastChanges`: the ids of the last change of each stock row. */
function planStock(product: StoredProduct, recordedRows: readonly RecordedRow[], lastChanges: ReadonlyMap<number, number>): UndoPlan {
  const { product_id, version } = product.row;
  const stock: StockPatch[] = [];
  const skipped: SkippedProduct[] = [];
  for (const { stock_id, before, after } of recordedRows) {
    const row = product.stock.find((stockRow) => stockRow.stock_id === stock_id);
    if (!row) continue;
    const { on_hand, is_counted } = before as { on_hand: number; is_counted: boolean };
    const isChanged = lastChanges.get(row.stock_id) !== (after as Values).stock_change_id;
    const refusal = isChanged ? refuse('changed_meanwhile') : refuse('stock_is_reserved', { values: { reserved: row.reserved } });
    if (isChanged || (is_counted && on_hand < row.reserved)) skipped.push(toSkippedProduct(product.row, refusal));
    else stock.push({ option_id: row.option_id, size_id: row.size_id, pieces: is_counted ? on_hand : null, seen: readPieces(row) });
  }
  return { patches: stock.length > 0 ? [skipCheck({ product_id, version, columns: null, stock })] : [], skipped };
}

/** Locks the products that were changed, and plans what to write. */
async function planUndo(trx: Db, kind: ProductChangeKind, recordedRows: readonly RecordedRow[], editor: Editor): Promise<UndoPlan> {
  const rowsByProduct = Map.groupBy(recordedRows, ({ product_id }) => product_id);
  const products = await selectStoredProducts(trx, [...rowsByProduct.keys()], kind === 'stock' ? 'stock' : 'products');
  const lastChanges = kind === 'stock' ? await selectLastStockChanges(trx, [...rowsByProduct.keys()]) : [];
  const lastChangeIds = new Map(lastChanges.map(({ stock_id, stock_change_id }) => [stock_id, stock_change_id]));
  const plan: UndoPlan = { patches: [], skipped: [] };
  for (const product of products) {
    const rows = rowsByProduct.get(product.row.product_id) ?? [];
    if (kind === 'stock') {
      const { patches, skipped } = planStock(product, rows, lastChangeIds);
      plan.patches.push(...patches);
      plan.skipped.push(...skipped);
    } else {
      for (const recorded of rows) {
        const patch = planColumns(product, recorded, editor);
        if (patch.ok) plan.patches.push(patch.value);
        else plan.skipped.push(toSkippedProduct(product.row, patch));
      }
    }
  }
  return plan;
}

/** Undoes a bulk change, once. Products that were changed again since are skipped. */
export const undoProductChange = (
  db: Db,
  { staff_id, role }: { staff_id: string; role: StaffRole },
  product_change_id: string,
): Promise<Outcome<ProductChangeResult>> =>
  changeAsStaff(db, { staff_id }, async (trx) => {
    const change = isUuid(product_change_id) ? await lockChange(trx, product_change_id) : undefined;
    if (!change) return refuse('product_change_not_found');
    if (!isAllowed(role, getBulkPermission(change.kind))) return refuse('forbidden');
    if (change.undone_at !== null) return refuse('already_undone');
    const recordedRows = await selectChangeRows(trx, product_change_id);
    const { patches, skipped } = await planUndo(trx, change.kind, recordedRows, { staff_id, now: await readShopTime(trx) });
    const written = await writeProducts(trx, patches, { staff_id, reason: 'undone' });
    if (!written.ok) return written;
    if (patches.length > 0) await markUndone(trx, product_change_id);
    return done({ product_change_id, changed: patches.length, skipped });
  });
