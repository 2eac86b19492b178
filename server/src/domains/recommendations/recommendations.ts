/** Recommends products that fit the shopper's beauty profile and resemble products in her wishlist or her viewed products. */
export { createRecommendationHandlers } from './handlers.ts';
