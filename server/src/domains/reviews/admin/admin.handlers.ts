import type { adminReviewEndpoints } from '@uruhu/contract/endpoints/staff/reviews';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { findAdminReview, moderateReview, presentAdminReview } from './moderate-review.ts';
import { selectAdminReviewPage } from './queries.ts';

export const createAdminReviewHandlers = ({ db }: AppContext): Handlers<typeof adminReviewEndpoints> => ({
  adminReviews: async ({ query }) => {
    const { reviews, total } = await selectAdminReviewPage(db, query);
    return done({ data: reviews.map(presentAdminReview), total });
  },
  adminReview: async ({ params }) => mapOutcome(await findAdminReview(db, params.review_id), (data) => ({ data })),
  moderateReview: async ({ staff, params, body }) =>
    mapOutcome(await moderateReview(db, staff, params.review_id, body), (data) => ({ data })),
});
