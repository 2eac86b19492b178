import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as shapes from '../../staff/reviews.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const moderationCall = { tag: 'staff', access: 'staff', permission: 'reviews.moderate' } as const;
const params = z.object({ review_id: idField('review_not_found') });

export const adminReviewEndpoints = {
  adminReviews: defineEndpoint(STAFF_PATHS.adminReviews, {
    ...moderationCall,
    summary: 'Reviews, hidden ones too, newest first',
    description:
      '`filter` takes `hidden`, `checked`, `answered`, `rating`, `product_id`, `user_id` and `q`. `{"checked":false}` with `order=ASC` is the queue of reviews that no staff member has looked at.',
    cost: { cpu: 5, database: 20 },
    query: shapes.adminReviewQuery,
    reply: shapes.adminReviews,
    refusals: [],
  }),
  adminReview: defineEndpoint(STAFF_PATHS.adminReview, {
    ...moderationCall,
    summary: 'One review',
    cost: { cpu: 2, database: 4 },
    params,
    reply: shapes.adminReviewReply,
    refusals: ['review_not_found'],
  }),
  moderateReview: defineEndpoint(STAFF_PATHS.moderateReview, {
    ...moderationCall,
    summary: 'Mark a review as checked, hide it with a reason, show it again, or answer it in public',
    description: 'The shopper’s own text stays as it is. Average and counts of the product follow within two seconds.',
    cost: { cpu: 2, database: 20 },
    params,
    body: shapes.moderateReviewBody,
    reply: shapes.adminReviewReply,
    refusals: ['review_not_found', 'changed_meanwhile'],
  }),
};
