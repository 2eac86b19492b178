export { addMediaRoutes } from './shop.routes.ts';
