/** Queries of reviews for shoppers. Those for staff are in admin/queries.ts. */
import type { SkinType } from '@uruhu/contract/product-attributes';
import type { ReviewSort } from '@uruhu/contract/rules/reviews';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const REVIEW_COLUMNS = [
  'review_id',
  'user_id',
  'author_name',
  'rating',
  'review',
  'images',
  'skin_type',
  'verified_buyer',
  'helpful_count',
  'created_at',
  'updated_at',
  'reply',
  'replied_at',
] as const;

/** Each sort order ends with the primary key, so that pages do not overlap. */
const SORT_ORDERS: Record<ReviewSort, readonly (readonly ['created_at' | 'rating' | 'helpful_count' | 'review_id', 'asc' | 'desc'])[]> = {
  newest: [
    ['created_at', 'desc'],
    ['review_id', 'asc'],
  ],
  oldest: [
    ['created_at', 'asc'],
    ['review_id', 'asc'],
  ],
  highest: [
    ['rating', 'desc'],
    ['created_at', 'desc'],
    ['review_id', 'asc'],
  ],
  lowest: [
    ['rating', 'asc'],
    ['created_at', 'desc'],
    ['review_id', 'asc'],
  ],
  helpful: [
    ['helpful_count', 'desc'],
    ['created_at', 'desc'],
    ['review_id', 'asc'],
  ],
};

export type ReviewFilter = { product_id: string; rating?: number | undefined; skin_type?: SkinType | undefined; with_images?: boolean };
export type ReviewPageRange = { sortBy: ReviewSort; limit: number; offset: number };

const buildReviewQuery = (db: Db, { product_id, rating, skin_type, with_images }: ReviewFilter) =>
  db
    .selectFrom('reviews')
    .where('product_id', '=', product_id)
    .where('hidden_at', 'is', null)
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
    .$if(skin_type !== undefined, (query) => query.where('skin_type', '=', skin_type ?? null))
    .$if(with_images === true, (query) => query.where(sql<boolean>`cardinality(images) > 0`));

export const selectReviews = (db: Db, filter: ReviewFilter, { sortBy, limit, offset }: ReviewPageRange) =>
  SORT_ORDERS[sortBy]
    .reduce((query, [column, direction]) => query.orderBy(column, direction), buildReviewQuery(db, filter).select(REVIEW_COLUMNS))
    .limit(limit)
    .offset(offset)
    .execute();
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const { count } = await buildReviewQuery(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Counts a product's reviews for each skin type (null if the author named none), and those of them with pictures. */
export const countBySkinType = (db: Db, product_id: string) =>
  buildReviewQuery(db, { product_id })
    .groupBy('skin_type')
    .orderBy('skin_type')
    .select([
      'skin_type',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where cardinality(images) > 0))::int`.as('with_images'),
    ])
    .execute();

/** Undefined if there is no such published product. */
export const selectRatings = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .select(['rating_counts', 'rating_sum', 'review_count'])
    .executeTakeFirst();

/** Selects the ids of those reviews that the shopper has marked as helpful. */
export async function selectReviewIdsMarkedHelpful(db: Db, user_id: string, review_ids: readonly string[]): Promise<Set<string>> {
  if (review_ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('review_helpful')
    .where('user_id', '=', user_id)
    .where('review_id', 'in', review_ids)
    .select('review_id')
    .execute();
  return new Set(rows.map(({ review_id }) => review_id));
}

// ── writing ──

/** Locks the account, so that a shopper's reviews are written one after another; undefined if the account was deleted. */
export const lockReviewer = (db: Db, user_id: string) =>
  db.selectFrom('users').select('name').where('user_id', '=', user_id).forNoKeyUpdate().executeTakeFirst();

/** Locks the product before any of its reviews, so that they are written one after another; undefined if it is not published. */
export const lockProduct = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks the catalogue's version. Call it before changing a review, or a delivery could deadlock with the change: when an order is delivered,
 * a trigger locks this version, then sets `verified_buyer` in the customer's reviews.
 */
export const lockCatalogueVersion = (db: Db) => db.selectFrom('catalogue_version').select('version').forNoKeyUpdate().executeTakeFirst();

/** The shopper's review of the product, hidden or not. */
export const selectReviewOfUser = (db: Db, user_id: string, product_id: string) =>
  db
    .selectFrom('reviews')
    .select([...REVIEW_COLUMNS, 'hidden_at'])
    .where('product_id', '=', product_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();

/** A shopper's visible reviews, newest first. */
export const selectVisibleReviewsByUser = (db: Db, user_id: string, { limit, offset }: Pick<ReviewPageRange, 'limit' | 'offset'>) =>
  db
    .selectFrom('reviews')
    .select([...REVIEW_COLUMNS, 'product_id'])
    .where('user_id', '=', user_id)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countVisibleReviewsByUser(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type ReviewContent = Pick<ReviewRow, 'author_name' | 'rating' | 'review' | 'images' | 'skin_type'>;

export const insertReview = (db: Db, user_id: string, product_id: string, content: ReviewContent): Promise<ReviewRow> =>
  db
    .insertInto('reviews')
    .values({ ...content, user_id, product_id })
    .returning(REVIEW_COLUMNS)
    .executeTakeFirstOrThrow();

export const updateReview = (db: Db, review_id: string, content: ReviewContent): Promise<ReviewRow> =>
  db
    .updateTable('reviews')
    .set({ ...content, updated_at: sql<Date>`now()` })
    .where('review_id', '=', review_id)
    .returning(REVIEW_COLUMNS)
    .executeTakeFirstOrThrow();

// ── helpful ──

/** A visible review of a published product. */
export const selectVisibleReview = (db: Db, review_id: string) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.product_id', 'reviews.product_id')
    .select(['reviews.user_id', 'helpful_count'])
    .where('review_id', '=', review_id)
    .where('hidden_at', 'is', null)
    .where('status', '=', 'published')
    .executeTakeFirst();

/** Locks the account against deletion; undefined if it was deleted. */
export const lockShopperRow = (db: Db, user_id: string) =>
  db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forKeyShare().executeTakeFirst();

export const insertHelpfulMark = (db: Db, user_id: string, review_id: string) =>
  db
    .insertInto('review_helpful')
    .values({ user_id, review_id })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .execute();

export const deleteHelpfulMark = (db: Db, user_id: string, review_id: string) =>
  db.deleteFrom('review_helpful').where('user_id', '=', user_id).where('review_id', '=', review_id).execute();

// ── erasing ──

/** Locks the products that the shopper has reviewed, in the order of their ids. */
export const lockReviewedProducts = (db: Db, user_id: string) =>
  db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', (sub) => sub.selectFrom('reviews').select('product_id').where('user_id', '=', user_id))
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();

export const deleteReviewsOfUser = (db: Db, user_id: string) => db.deleteFrom('reviews').where('user_id', '=', user_id).execute();

export const deleteHelpfulMarksOfUser = (db: Db, user_id: string) =>
  db.deleteFrom('review_helpful').where('user_id', '=', user_id).execute();

// ── export of personal data ──

export const selectAllReviewsByUser = (db: Db, user_id: string) =>
  db
    .selectFrom('reviews')
    .select([...REVIEW_COLUMNS, 'product_id', 'hidden_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();

export const selectHelpfulMarksByUser = (db: Db, user_id: string) =>
  db
    .selectFrom('review_helpful')
    .select(['review_id', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .execute();
