import type { reviewEndpoints } from '@uruhu/contract/endpoints/reviews';
import type { AppContext } from '../../context.ts';
import type { Cost } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { buildNeighbourUrls } from '../../http/neighbours.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { createProductLookup } from '../../product-lookup.ts';
import { createReviewLimits } from './limits.ts';
import { readReviews } from './read-reviews.ts';
import { listReviewsOfUser, REVIEWS_PER_PAGE } from './reviews-of-user.ts';
import { setHelpfulMark } from './set-helpful-mark.ts';
import { writeReview } from './write-review.ts';

/** The cost of filtering, sorting and paging reviews; it allows about 1,200 requests a minute from one IP address. */
const READING_COST: Cost = { database: 25 };

export function createReviewHandlers(context: AppContext): Handlers<typeof reviewEndpoints> {
  const { db, snapshot } = context;
  const { limitWrites, limitMarks } = createReviewLimits();
  return {
    reviews: async ({ shopper, query: { page }, body, url, charge }) => {
      await charge(READING_COST);
      return mapOutcome(await readReviews(db, { ...body, page }, shopper?.user_id ?? null), (list) => ({
        ...list,
        ...buildNeighbourUrls(url, { page, pageSize: body.pagination, count: list.count }),
      }));
    },
    ownReviews: async ({ shopper, query: { page }, url, language }) => {
      const list = await listReviewsOfUser(db, createProductLookup(snapshot, language), shopper.user_id, page);
      return done({ ...list, ...buildNeighbourUrls(url, { page, pageSize: REVIEWS_PER_PAGE, count: list.count }) });
    },
    addReview: async ({ shopper: { user_id, email_verified }, body: { user_id: _, ...review }, files, messages }) => {
      limitWrites(user_id);
      const mayWrite = email_verified || review.images.length === 0;
      const pictures = files.map(({ bytes }) => bytes);
      const outcome = mayWrite ? await writeReview(context, user_id, review, pictures) : refuse('email_unverified');
      return mapOutcome(outcome, ({ review: data, hadReview }) => ({
        status: 'success',
        message: hadReview ? messages.successes.reviewChanged : messages.successes.reviewWritten,
        data,
      }));
    },
    markHelpful: async ({ shopper: { user_id }, body: { review_id, helpful } }) => {
      limitMarks(user_id);
      return mapOutcome(await setHelpfulMark(db, user_id, { review_id, helpful }), (data) => ({ status: 'success', data }));
    },
  };
}
