/** What somebody may like: the catalogue knows what is alike, the wishlist what is wished for; only this knows both. */
export { recommendationRoutes } from './shop.routes.ts';
