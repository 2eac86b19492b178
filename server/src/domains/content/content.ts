/** What staff write for shoppers: slides, announcements, questions, policies, and the settings of the shop. */
export { createAdminContentHandlers } from './admin/handlers.ts';
export { createContentHandlers } from './handlers.ts';
export type { Content } from './load.ts';
