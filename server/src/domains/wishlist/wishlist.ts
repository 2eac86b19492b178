/** What a person would like to have: each product once, newest first. */

export { selectWishes as wishesOf } from './queries.ts';
export { wishedProducts } from './read-wishlist.ts';
export { wishlistRoutes } from './shop.routes.ts';
