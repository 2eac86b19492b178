/** Recommends products that are similar to those that a shopper has viewed or has on her wishlist, and that fit her beauty profile. */
export { createRecommendationHandlers } from './handlers.ts';
