/** Wishlists: each product once, newest first. */

export { wishlistHandlers } from './handlers.ts';
export { selectWishes as listWishes } from './queries.ts';
export { wishedProducts } from './read-wishlist.ts';
