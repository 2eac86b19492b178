/** Products as staff edit them. The catalogue's domain shows them to shoppers. */
export { checkLiveProducts } from './check/check-products.ts';
export { readDiscount } from './discount.ts';
export { DEFAULT_WEIGHT_G, EMPTY_PRODUCT, listProductIds } from './edit/create-product.ts';
export { checkTexts, type OptionsAndSizes } from './edit/find-product.ts';
export { toColumns } from './edit/to-columns.ts';
export { createProductHandlers } from './handlers.ts';
export { countBlocked, countLowStock } from './list/queries.ts';
export { checkPublishing, isLive } from './publishing.ts';
export { applyScheduledChanges } from './schedule/apply-scheduled-changes.ts';
export { setStockReason } from './stock/queries.ts';
export { findStockRow, readPieces } from './stock/set-stock.ts';
export { checkUnitPrice, type PricedParts } from './unit-price.ts';
