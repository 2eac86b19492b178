export { type Content, loadContent, MEDIA_PREFIX } from './load.ts';
export { contentRoutes } from './shop.routes.ts';
