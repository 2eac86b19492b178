/** Reviews: each shopper can write one per product, which counts in the product's rating. */
export { eraseReviews } from './erase-reviews.ts';
export { reviewHandlers } from './handlers.ts';
export { distribution } from './present.ts';
export { firstReviews } from './read-reviews.ts';
export { reviewsData } from './reviews-data.ts';
