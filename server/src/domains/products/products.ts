/**
 * Products as staff edit them. The catalogue's domain shows them to shoppers.
 *
 * To add an attribute with values that the shop has fixed: a migration adds its column (and its name to the check of `product_changes`, if
 * bulk changes set it), `contract/src/product-attributes.ts` its values and its filter, `contract/src/staff/products/fields.ts` the field, and
 * the messages of the storefront the name of the filter. The form, bulk changes, files, the history and the catalogue read it there. A card
 * shows what `storefront/app/features/products/card.tsx` takes from its product. Another kind of field needs a place in the form, too.
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
