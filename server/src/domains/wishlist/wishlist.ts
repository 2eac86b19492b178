/** What a person would like to have: each product once, newest first. */
export { wishedProducts } from './read-wishlist.ts';
export { wishlistRoutes } from './shop.routes.ts';
