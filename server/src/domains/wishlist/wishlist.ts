/** What a person would like to have: each product once, newest first. */
export { wishlistRoutes } from './shop.routes.ts';
