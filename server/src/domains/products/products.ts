/** Products as staff edit them. The catalogue's domain shows them to shoppers. */
export { checkLiveProducts } from './check/check-products.ts';
export { readDiscount } from './discount.ts';
export { listProductIds } from './edit/save-product.ts';
export { createProductHandlers } from './handlers.ts';
export { countBlocked, countLowStock } from './list/queries.ts';
export { isLive } from './publishing.ts';
export { type ProductRow, type StoredProduct, selectStoredProducts } from './read/queries.ts';
export { applyScheduledChanges } from './schedule/apply-scheduled-changes.ts';
export { findStockRow, PRODUCT_ITSELF, readPieces, type StockItem } from './stock/plan-pieces.ts';
export { checkPatch, type OptionPatch, type PatchedColumns, type SizePatch, type StockPatch, skipCheck } from './write/patch.ts';
export { toColumns } from './write/to-columns.ts';
export { writePlannedProducts, writeProducts } from './write/write-products.ts';
