/** Wishlists: each product once, newest first. */

export { createWishlistHandlers } from './handlers.ts';
export { selectWishlistProducts } from './queries.ts';
export { listWishlistProducts } from './read-wishlist.ts';
