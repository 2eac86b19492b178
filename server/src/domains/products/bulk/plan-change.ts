/** Plans a bulk change: the patch of each product, and the products that are skipped. It writes nothing. */
import type { Finding } from '@uruhu/contract/rules/ingredients/find-restricted';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import { getBulkPermission } from '@uruhu/contract/staff/products/bulk-fields';
import type { ProductChange, SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { done, type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import type { ProductRow, StoredProduct } from '../read/queries.ts';
import { findStockRow, PRODUCT_ITSELF, planPieces, readPieces, type StockItem } from '../stock/plan-pieces.ts';
import { type CheckedPatch, type StockPatch, skipCheck } from '../write/patch.ts';
import { type Editor, isSameValue, pickColumns, planColumns } from './plan-columns.ts';

/** The refusals whose `data` are findings. */
const CODES_WITH_FINDINGS = new Set<Refusal['code']>(['ingredients_banned', 'staff_check_needed']);

export const toSkippedProduct = ({ product_id, name }: Pick<ProductRow, 'product_id' | 'name'>, refusal: Refusal): SkippedProduct => ({
  product_id,
  name,
  code: refusal.code,
  message: createMessage(refusal, STAFF_MESSAGES),
  findings: CODES_WITH_FINDINGS.has(refusal.code) ? (refusal.data as Finding[]) : [],
});

/** The requested products that the shop does not have, as skipped products. `products`: those that it has. */
export const listUnknownProducts = (product_ids: readonly string[], products: readonly StoredProduct[]): SkippedProduct[] => {
  const foundIds = new Set(products.map(({ row }) => row.product_id));
  return product_ids
    .filter((product_id) => !foundIds.has(product_id))
    .map((product_id) => toSkippedProduct({ product_id, name: product_id }, refuse('product_not_found')));
};

/** Refuses a change that cannot be made in any product, for example a price by a member who may not change prices. */
export function checkChange(role: StaffRole, change: ProductChange): Refusal | null {
  if (!isAllowed(role, getBulkPermission(change.kind))) return refuse('forbidden');
  if (change.kind === 'status' && change.status === 'scheduled' && change.publish_at === null) {
    return refuse('publish_time_needed', { fields: ['publish_at'] });
  }
  const isReversed = change.kind === 'discount' && change.starts_at && change.ends_at && change.starts_at >= change.ends_at;
  return isReversed ? refuse('discount_dates_reversed', { fields: ['ends_at'] }) : null;
}

type BulkStockChange = Extract<ProductChange, { kind: 'stock' }>;

/** The counted options and sizes that are still sold; the product itself where there are none. */
function listCountedItems({ options, sizes, stock }: StoredProduct): StockItem[] {
  const soldIds = [
    ...options.filter(({ archived_at }) => archived_at === null).map(({ option_id }) => option_id),
    ...sizes.filter(({ archived_at }) => archived_at === null).map(({ size_id }) => size_id),
  ];
  const items = stock.filter(({ option_id, size_id, is_counted }) => is_counted && soldIds.includes(option_id ?? size_id ?? ''));
  return items.length > 0 ? items : [PRODUCT_ITSELF];
}

function planStock(product: StoredProduct, { mode, value }: BulkStockChange): Outcome<CheckedPatch> {
  const stock: StockPatch[] = [];
  for (const item of listCountedItems(product)) {
    const currentPieces = readPieces(findStockRow(product.stock, item));
    if (mode === 'add' && currentPieces === null) return refuse('made_to_order_has_no_stock');
    const pieces = Math.min(PRODUCT_LIMITS.pieces, Math.max(0, mode === 'add' ? (currentPieces ?? 0) + value : value));
    const plan = planPieces(product.stock, item, { pieces, fields: [] });
    if (!plan.ok) return plan;
    stock.push(...plan.value);
  }
  const { product_id, version } = product.row;
  return done(skipCheck({ product_id, version, columns: null, stock }));
}

const hasEffect = ({ row }: StoredProduct, { columns, stock = [] }: CheckedPatch): boolean =>
  stock.length > 0 || !isSameValue(pickColumns(row, columns ?? {}), columns ?? {});

export type PlannedChange = { product: StoredProduct; patch: CheckedPatch };
/** `changed`: the products that the change does not leave as they are. */
export type ChangePlan = { changed: PlannedChange[]; skipped: SkippedProduct[] };

export function planChange(products: readonly StoredProduct[], change: ProductChange, editor: Editor): ChangePlan {
  const result: ChangePlan = { changed: [], skipped: [] };
  for (const product of products) {
    const patch = change.kind === 'stock' ? planStock(product, change) : planColumns(product, change, editor);
    if (!patch.ok) result.skipped.push(toSkippedProduct(product.row, patch));
    else if (hasEffect(product, patch.value)) result.changed.push({ product, patch: patch.value });
  }
  return result;
}
