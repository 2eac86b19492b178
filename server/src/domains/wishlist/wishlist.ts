/** Wishlists: each product once, newest first. */

export { createWishlistHandlers } from './handlers.ts';
export { selectWishlistForExport } from './queries.ts';
export { listWishlistProductIds } from './read-wishlist.ts';
