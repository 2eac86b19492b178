import type { ProductChange } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { StockRow } from '../stock/queries.ts';
import { planPieces, readPieces, type StockItem, type StockPlan } from '../stock/set-stock.ts';

type BulkStockChange = Extract<ProductChange, { kind: 'stock' }>;

/** The counted options and sizes of a product that are still sold; the product itself where there are none. */
function listCountedItems(product_id: string, rows: readonly StockRow[], archivedIds: ReadonlySet<string>): StockItem[] {
  const items = rows.filter(({ option_id, size_id, is_counted }) => {
    const choice_id = option_id ?? size_id;
    return is_counted && choice_id !== null && !archivedIds.has(choice_id);
  });
  return items.length > 0 ? items : [{ product_id, option_id: null, size_id: null }];
}

/** Plans the pieces of one product, whose stock rows are `rows`. `archivedIds`: the archived options and sizes. */
export function planStock(
  product_id: string,
  rows: readonly StockRow[],
  archivedIds: ReadonlySet<string>,
  { mode, value }: BulkStockChange,
): Outcome<StockPlan> {
  const plan: StockPlan = { updates: [], inserts: [] };
  for (const { option_id, size_id } of listCountedItems(product_id, rows, archivedIds)) {
    const currentPieces = readPieces(rows.find((row) => row.option_id === option_id && row.size_id === size_id));
    if (mode === 'add' && currentPieces === null) return refuse('made_to_order_has_no_stock');
    const pieces = Math.min(PRODUCT_LIMITS.pieces, Math.max(0, mode === 'add' ? (currentPieces ?? 0) + value : value));
    const itemPlan = planPieces(rows, { product_id, option_id, size_id }, { pieces, fields: [] });
    if (!itemPlan.ok) return itemPlan;
    plan.updates.push(...itemPlan.value.updates);
    plan.inserts.push(...itemPlan.value.inserts);
  }
  return done(plan);
}
