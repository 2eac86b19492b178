/**
 * Redirects from addresses that have changed. Staff write them, and the shop adds some automatically.
 *
 * Triggers (database/migrations/0066-baseline/13-redirects.sql): redirects_version, redirects_audit, redirects_follow, redirects_shorten.
 */

export { saveCategoryRedirect } from './category-redirect.ts';
export { findMissingPages } from './find-missing-pages.ts';
export { createRedirectHandlers } from './handlers.ts';
export { deleteFormerBrandName, saveFormerBrandName } from './queries.ts';
