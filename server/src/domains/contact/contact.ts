/** What people write to the shop. */
export { contactRoutes } from './shop.routes.ts';
