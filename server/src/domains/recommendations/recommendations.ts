/** Recommendations: combines the catalogue's similarity with the shopper's wishlist and beauty profile. */
export { createRecommendationHandlers } from './handlers.ts';
