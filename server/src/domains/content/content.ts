export { createAdminContentHandlers } from './admin/handlers.ts';
export { createContentHandlers } from './handlers.ts';
export { type Content, loadContent, MEDIA_PREFIX } from './load.ts';
