export { addMediaRoutes } from './media.routes.ts';
