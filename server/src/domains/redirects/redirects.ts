/** Redirects from addresses that have changed. Staff write them, and the shop adds some automatically. */

export { saveCategoryRedirect } from './category-redirect.ts';
export { findMissingPages } from './find-missing-pages.ts';
export { createRedirectHandlers } from './handlers.ts';
export { deleteFormerBrandName, saveFormerBrandName } from './queries.ts';
