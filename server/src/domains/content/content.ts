export { createAdminContentHandlers } from './admin/handlers.ts';
export { createContentHandlers } from './handlers.ts';
export { type Content, loadContent } from './load.ts';
