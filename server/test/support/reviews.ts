/** Reviews for tests: written through the API, or inserted without a shopper. */
import type { Insertable } from 'kysely';
import type { App } from '../../src/context.ts';
import type { Db } from '../../src/database/db.ts';
import type { Reviews } from '../../src/database/schema.ts';
import { type Answer, call } from './call.ts';
import type { Person } from './fixtures.ts';

type Caller = Pick<Person, 'token'>;

export const addReview = (app: App, { token }: Caller, body: Record<string, unknown>): Promise<Answer> =>
  call(app, '/api/products/reviews/add', { rating: 5, review: 'Soft skin', images: [], ...body }, { token });

export const readReviews = (app: App, body: Record<string, unknown>, { token }: Partial<Caller> = {}, page = 1): Promise<Answer> =>
  call(app, `/api/products/reviews/get?page=${page}`, body, { token });

export const pressHelpful = (app: App, { token }: Caller, review_id: string, helpful = true): Promise<Answer> =>
  call(app, '/api/products/reviews/helpful', { review_id, helpful }, { token });

/** Inserts a review without a shopper and returns its id. */
export async function insertOldReview(
  db: Db,
  product_id: string,
  rating: number,
  columns: Partial<Insertable<Reviews>> = {},
): Promise<string> {
  const { review_id } = await db
    .insertInto('reviews')
    .values({ product_id, rating, author_name: 'Keza I.', review: `${rating} stars`, ...columns })
    .returning('review_id')
    .executeTakeFirstOrThrow();
  return review_id;
}

/** Reads a product's rating counters, and the real counts of its reviews. */
export async function readRatings(db: Db, product_id: string) {
  const product = await db
    .selectFrom('products')
    .select(['rating_counts', 'rating_sum', 'review_count'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
  const shown = await db
    .selectFrom('reviews')
    .select('rating')
    .where('product_id', '=', product_id)
    .where('hidden_at', 'is', null)
    .execute();
  const ratingCounts = [1, 2, 3, 4, 5].map((stars) => shown.filter(({ rating }) => rating === stars).length);
  const sum = shown.reduce((total, { rating }) => total + rating, 0);
  return { stored: product, expected: { rating_counts: ratingCounts, rating_sum: sum, review_count: shown.length } };
}
