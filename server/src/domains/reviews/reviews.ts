/** What people say of products: one review a person and product, which counts in the product's rating. */
export { eraseReviews } from './erase-reviews.ts';
export { distribution } from './present.ts';
export { firstReviews } from './read-reviews.ts';
export { reviewsData } from './reviews-data.ts';
export { reviewRoutes } from './shop.routes.ts';
