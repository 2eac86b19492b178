/** Reviews, for tests: written through the API, or by plain inserts as those of a shop before. */
import type { Insertable } from 'kysely';
import type { Reviews } from '../../src/database/schema.ts';
import type { App, Db } from '../../src/http/parts.ts';
import { type Answer, call } from './call.ts';
import type { Person } from './fixtures.ts';

type Caller = Pick<Person, 'token'>;

export const addReview = (app: App, { token }: Caller, body: Record<string, unknown>): Promise<Answer> =>
  call(app, '/api/products/reviews/add', { rating: 5, review: 'Soft skin', images: [], ...body }, { token });

export const readReviews = (app: App, body: Record<string, unknown>, { token }: Partial<Caller> = {}, page = 1): Promise<Answer> =>
  call(app, `/api/products/reviews/get?page=${page}`, body, { token });

export const pressHelpful = (app: App, { token }: Caller, review_id: string, helpful = true): Promise<Answer> =>
  call(app, '/api/products/reviews/helpful', { review_id, helpful }, { token });

/** Nobody's here, with the number of stars and whatever else is told; answers its id. */
export async function oldReview(db: Db, product_id: string, rating: number, columns: Partial<Insertable<Reviews>> = {}): Promise<string> {
  const { review_id } = await db
    .insertInto('reviews')
    .values({ product_id, rating, author_name: 'Keza I.', review: `${rating} stars`, ...columns })
    .returning('review_id')
    .executeTakeFirstOrThrow();
  return review_id;
}

/** What the database has counted of a product, and what there is to count. */
export async function ratingsOf(db: Db, product_id: string) {
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
  const counted = [1, 2, 3, 4, 5].map((stars) => shown.filter(({ rating }) => rating === stars).length);
  const sum = shown.reduce((total, { rating }) => total + rating, 0);
  return { kept: product, there: { rating_counts: counted, rating_sum: sum, review_count: shown.length } };
}
