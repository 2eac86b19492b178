/**
 * Products as staff edit them. The catalogue's domain shows them to shoppers.
 *
 * To add an attribute with values that the shop has fixed: a migration adds its column (and its name to the check of `product_changes`, if
 * bulk changes set it), `contract/src/product-attributes.ts` its values and its filter, `contract/src/staff/products/fields.ts` the field, and
 * the messages of the storefront the name of the filter. The form, bulk changes, files, the history and the catalogue read it there. A card
 * shows what `storefront/app/features/products/card.tsx` takes from its product. Another kind of field needs a place in the form, too.
 *
 * Triggers (database/migrations/0066-baseline/10-products.sql): products_added, products_removed, products_changed,
 * products_nothing_rated_yet, products_ratings_follow, products_end_redirect, products_published_end_redirect, products_version,
 * products_audit, products_added_audit, products_removed_audit, products_deleted_redirect, products_lowest_unit_price,
 * product_options_added, product_options_removed, product_options_changed, product_options_audit, product_options_added_audit,
 * product_options_lowest_unit_price, product_sizes_added, product_sizes_removed, product_sizes_changed, product_sizes_audit,
 * product_sizes_added_audit, product_sizes_lowest_unit_price,
 * products_translations, product_options_translations, product_sizes_translations.
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
