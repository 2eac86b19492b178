export { type Content, loadContent } from './load.ts';
export { contentRoutes } from './shop.routes.ts';
