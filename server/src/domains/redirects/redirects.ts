/**
 * Redirects from addresses that have changed. Staff write them, and the shop adds some automatically. Where a product is no longer sold, its
 * address answers 410 and offers its category, unless staff have written a redirect from it
 * (docs/decisions/0067-a-product-no-longer-sold-answers-410.md).
 *
 * Triggers (database/migrations/0066-baseline/13-redirects.sql): redirects_version, redirects_audit, redirects_follow, redirects_shorten. The
 * functions of the last two are in database/migrations/0071-redirects-to-gone-products.sql.
 */

export { saveCategoryRedirect } from './category-redirect.ts';
export { findMissingPages } from './find-missing-pages.ts';
export { createRedirectHandlers } from './handlers.ts';
export { deleteFormerBrandName, saveFormerBrandName } from './queries.ts';
