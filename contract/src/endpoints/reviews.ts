import { z } from 'zod';
import { addReviewBody, helpfulReply, markHelpfulBody, pageNumberQuery, reviewForShopper, reviewPage, reviewsBody } from '../review.ts';
import { reviewsWithProducts } from '../review-with-product.ts';
import { REVIEW } from '../rules/reviews.ts';
import { defineEndpoint } from './endpoint.ts';
import { PICTURE_REFUSALS } from './files.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, success } from './replies.ts';

const tag = 'reviews';

export const reviewEndpoints = {
  reviews: defineEndpoint(SHOP_PATHS.reviews, {
    tag,
    summary: 'Reviews of a product',
    description:
      "With a shopper's token, each review says whether it is hers and whether she marked it helpful, and `mine` is her own review.",
    access: 'optional',
    // The handler charges the queries as a surcharge.
    cost: { cpu: 2 },
    // The URL holds the page, the body the product and the filters.
    query: pageNumberQuery,
    body: reviewsBody,
    reply: reviewPage,
    refusals: ['product_not_found'],
  }),
  ownReviews: defineEndpoint(SHOP_PATHS.ownReviews, {
    tag,
    summary: "The shopper's reviews, newest first",
    description: '`product` is null where the shop no longer sells it. Reviews that staff have hidden are not listed.',
    access: 'shopper',
    cost: { cpu: 3, database: 4 },
    query: pageNumberQuery,
    reply: reviewsWithProducts,
    refusals: [],
  }),
  addReview: defineEndpoint(SHOP_PATHS.addReview, {
    tag,
    summary: "Write a review of a product, or change the shopper's existing one",
    description:
      '`images` are keys of uploads, or files in a multipart form, and replace the pictures that the review had. Pictures need a verified e-mail address (403), text does not.',
    access: 'shopper',
    cost: { cpu: 100, database: 20, upload: 1 },
    files: { field: 'images', max: REVIEW.imagesMax, verified: true },
    body: addReviewBody,
    reply: dataReply(reviewForShopper),
    refusals: ['product_not_found', 'review_hidden', 'review_image_missing', 'too_many_review_images', ...PICTURE_REFUSALS],
  }),
  markHelpful: defineEndpoint(SHOP_PATHS.markHelpful, {
    tag,
    summary: 'Mark a review as helpful, or remove the mark',
    access: 'shopper',
    cost: { cpu: 2, database: 6 },
    body: markHelpfulBody,
    reply: z.object({ status: success, data: helpfulReply }),
    refusals: ['review_not_found', 'review_is_own'],
  }),
};
