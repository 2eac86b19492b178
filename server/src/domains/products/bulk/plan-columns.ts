/** Plans the columns that a bulk change sets in each product. */
import { computeChangedDiscount, computeChangedPrice } from '@uruhu/contract/rules/prices/change-price';
import type { ProductChange } from '@uruhu/contract/staff/products/changes';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isLive } from '../publishing.ts';
import type { ProductRow, StoredProduct } from '../read/queries.ts';
import { type CheckedPatch, checkPatch, type PatchedColumns, type Review } from '../write/patch.ts';
import { toColumns } from '../write/to-columns.ts';

/** A change of columns of the product. Stock is planned in plan-change.ts. */
export type ColumnChange = Exclude<ProductChange, { kind: 'stock' }>;
export type Editor = Pick<Review, 'staff_id' | 'now'>;

/** The fields that the change sets in this product, as the form of the product would send them. */
function toInput(row: ProductRow, change: ColumnChange): Outcome<ProductInput> {
  if (change.kind === 'status') return done({ status: change.status, publish_at: change.publish_at });
  if (change.kind === 'price') {
    const base_price = computeChangedPrice(row.base_price_rwf, change);
    if (base_price <= 0) return refuse('product_needs_price');
    return base_price > PRODUCT_LIMITS.price_rwf ? refuse('price_too_large') : done({ base_price });
  }
  if (change.kind === 'discount') {
    const discounted_price = computeChangedDiscount(row.base_price_rwf, change);
    if (change.mode !== 'none' && discounted_price <= 0) return refuse('discount_not_below_price');
    return done({ discounted_price, discount_starts_at: change.starts_at, discount_ends_at: change.ends_at });
  }
  const values = new Set<string>([...row[change.kind], ...change.add]);
  for (const value of change.remove) values.delete(value);
  return done({ [change.kind]: [...values] } as ProductInput);
}

/** The keys of the findings that the staff member confirms for this product. */
const listConfirmedKeys = (change: ColumnChange, product_id: string): string[] =>
  change.kind === 'status' && isLive(change.status)
    ? (change.reviewed.find((confirmation) => confirmation.product_id === product_id)?.keys ?? [])
    : [];

/** The patch of this product, or the refusal. */
export function planColumns(product: StoredProduct, change: ColumnChange, editor: Editor): Outcome<CheckedPatch> {
  const { product_id, version } = product.row;
  const input = toInput(product.row, change);
  if (!input.ok) return input;
  const columns = toColumns(input.value, product.row, editor.now);
  if (!columns.ok) return columns;
  const keys = listConfirmedKeys(change, product_id);
  const confirms = keys.length > 0 ? ({ key }: { key: string }) => keys.includes(key) : undefined;
  return checkPatch(product, { product_id, version, columns: columns.value }, { ...editor, confirms });
}

/** As JSON, because the record of a change holds times as text. */
export const isSameValue = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The product's values of the columns that the patch sets. */
export const pickColumns = (row: ProductRow, columns: PatchedColumns) =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, row[column as keyof PatchedColumns]]));
