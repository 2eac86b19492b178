import { ownReviews as ownReviewsAnswer } from '@uruhu/contract/own-review';
import { askedReview, helpfulAnswer, reviewAdd, reviewHelpful, reviewPage, reviewQuery, reviewsOnPage } from '@uruhu/contract/review';
import { REVIEW, REVIEW_MESSAGE } from '@uruhu/contract/rules/reviews';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import { neighbours } from '../../http/neighbours.ts';
import type { App, Parts, Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { shelfOf } from '../../shop-shelf.ts';
import { reviewLimits } from './limits.ts';
import { markHelpful } from './mark-helpful.ts';
import { OWN_REVIEWS_SHOWN, ownReviews } from './own-reviews.ts';
import { readReviews } from './read-reviews.ts';
import { writeReview } from './write-review.ts';

const tags = ['reviews'];
const own = { access: 'person' } as const;
const success = z.literal('success');

function reading(app: App, { db, snapshot }: Parts) {
  const shelf = shelfOf(snapshot);

  app.post(
    '/api/products/reviews/get',
    {
      config: { access: 'optional', rateLimit: RATE.reviews },
      schema: {
        tags,
        summary: 'Reviews of a product',
        description: 'With a token each says whether it is mine and whether I find it helpful, and `mine` is my own.',
        querystring: reviewsOnPage,
        body: reviewQuery,
        response: { 200: reviewPage },
      },
    },
    async (request, reply) => {
      const { body, url } = request;
      const { page } = request.query;
      return answer(reply, await readReviews(db, { ...body, page }, request.person?.user_id ?? null), (list) => ({
        ...list,
        ...neighbours(url, page, body.pagination, list.count),
      }));
    },
  );
  app.get(
    '/api/products/reviews/mine',
    {
      config: own,
      schema: {
        tags,
        summary: 'Own reviews, newest first',
        description: '`product` is null where it is not sold any more. Reviews that staff have hidden are not listed.',
        querystring: reviewsOnPage,
        response: { 200: ownReviewsAnswer },
      },
    },
    async (request) => {
      const { page } = request.query;
      const list = await ownReviews(db, shelf, personOf(request).user_id, page);
      return { ...list, ...neighbours(request.url, page, OWN_REVIEWS_SHOWN, list.count) };
    },
  );
}

function writing(app: App, parts: Parts) {
  const { db } = parts;
  const limits = reviewLimits();

  app.post(
    '/api/products/reviews/add',
    {
      config: { ...own, files: { field: 'images', max: REVIEW.imagesMax } },
      schema: {
        tags,
        summary: 'Write a review of a product, or change the one that is there',
        description: '`images` are keys of uploads, or files in a multipart form. A review has the pictures that it was last sent with.',
        body: reviewAdd,
        response: { 200: z.object({ status: success, message: z.string(), data: askedReview }) },
      },
    },
    async (request, reply) => {
      const { user_id } = personOf(request);
      const { user_id: _, ...input } = request.body;
      limits.write(user_id);
      return answer(reply, await writeReview(parts, user_id, input, request.sentFiles), ({ review, changed }) => ({
        status: 'success' as const,
        message: changed ? REVIEW_MESSAGE.changed : REVIEW_MESSAGE.written,
        data: review,
      }));
    },
  );
  app.post(
    '/api/products/reviews/helpful',
    {
      config: own,
      schema: {
        tags,
        summary: 'Say that a review is helpful, or take it back',
        body: reviewHelpful,
        response: { 200: z.object({ status: success, data: helpfulAnswer }) },
      },
    },
    async (request, reply) => {
      const { user_id } = personOf(request);
      const { review_id, helpful } = request.body;
      limits.press(user_id);
      return answer(reply, await markHelpful(db, user_id, review_id, helpful), (data) => ({ status: 'success' as const, data }));
    },
  );
}

export const reviewRoutes: Routes = (app, parts) => {
  reading(app, parts);
  writing(app, parts);
};
