/** Wishlists: each product once, newest first. */

export { createWishlistHandlers } from './handlers.ts';
export { selectWishlistProducts } from './queries.ts';
export { listWishlistProductIds } from './read-wishlist.ts';
