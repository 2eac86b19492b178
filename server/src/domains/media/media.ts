export { mediaRoutes } from './shop.routes.ts';
