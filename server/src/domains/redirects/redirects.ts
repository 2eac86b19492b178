/** Redirects from addresses that have changed, written by staff or by the shop itself. */

export { createRedirectHandlers } from './handlers.ts';
export { leaveCategoryRedirect } from './leave-redirect.ts';
export { deleteFormerBrandName, saveFormerBrandName } from './queries.ts';
