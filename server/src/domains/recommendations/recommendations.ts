/** What somebody may like: the catalogue knows what is alike, the wishlist what is wished for, accounts what was told; only this knows all. */
export { recommendationRoutes } from './shop.routes.ts';
