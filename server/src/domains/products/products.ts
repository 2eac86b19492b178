/**
 * Products as staff edit them. The catalogue's domain shows them to shoppers.
 *
 * To add an attribute, add its column by a migration and in `database/schema.ts`, its values in `contract/src/product-attributes.ts`, and the
 * field in `contract/src/staff/products/fields.ts`. Files, bulk changes, permissions and the history read it there; give it a place in the
 * form (`admin/src/resources/products/form/`). If shoppers filter by it, see `PRODUCT_ATTRIBUTES` in product-attributes.ts.
 */
export { checkLiveProducts } from './check/check-products.ts';
export { readDiscount } from './discount.ts';
export { listProductIds } from './edit/save-product.ts';
export { createProductHandlers } from './handlers.ts';
export { countBlocked, countLowStock } from './list/queries.ts';
export { isLive } from './publishing.ts';
export { type ProductRow, type StoredProduct, selectStoredProducts } from './read/queries.ts';
export { applyScheduledChanges } from './schedule/apply-scheduled-changes.ts';
export { findStockRow, PRODUCT_ITSELF, readPieces, type StockItem } from './stock/plan-pieces.ts';
export {
  checkPatch,
  NEW_OPTION,
  NEW_SIZE,
  type OptionPatch,
  type PatchedColumns,
  type SizePatch,
  type StockPatch,
  skipCheck,
} from './write/patch.ts';
export { toColumns } from './write/to-columns.ts';
export { writePlannedProducts, writeProducts } from './write/write-products.ts';
