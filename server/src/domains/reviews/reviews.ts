/**
 * Reviews: each shopper can write one per product, which counts in the product's rating.
 *
 * Triggers (database/migrations/0066-baseline/26-reviews.sql): reviews_added, reviews_changed, reviews_removed,
 * reviews_stay_whose_they_are, reviews_counted_here, reviews_never_emptied, reviews_begin, reviews_version, reviews_changed_by_shopper,
 * reviews_text_is_the_shoppers, reviews_audit, review_helpful_never_emptied, review_helpful_pressed, review_helpful_taken_back.
 */
export { createAdminReviewHandlers } from './admin/admin.handlers.ts';
export { eraseReviews } from './erase-reviews.ts';
export { createReviewHandlers } from './handlers.ts';
export { toRatingDistribution } from './present.ts';
export { readFirstReviews } from './read-reviews.ts';
export { readReviewData } from './review-data.ts';
