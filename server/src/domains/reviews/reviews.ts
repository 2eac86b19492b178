/** Reviews: each shopper can write one per product, which counts in the product's rating. */
export { createAdminReviewHandlers } from './admin/admin.handlers.ts';
export { eraseReviews } from './erase-reviews.ts';
export { createReviewHandlers } from './handlers.ts';
export { toRatingDistribution } from './present.ts';
export { readFirstReviews } from './read-reviews.ts';
export { readReviewData } from './review-data.ts';
