/** SQL of the reviews that staff moderate. */
import type { AdminReviewQuery } from '@uruhu/contract/staff/reviews';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

const buildReviewQuery = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.product_id', 'reviews.product_id')
    .select(['review_id', 'reviews.product_id', 'products.name as product', 'user_id'])
    .select(['author_name', 'rating', 'review', 'images', 'reviews.skin_type', 'verified_buyer', 'helpful_count'])
    .select([
      'reviews.created_at',
      'reviews.updated_at',
      'hidden_at',
      'hidden_reason',
      'reply',
      'replied_at',
      'checked_at',
      'reviews.version',
    ]);
export type AdminReviewRow = NonNullable<Awaited<ReturnType<typeof selectAdminReview>>>;

export const selectAdminReview = (db: Db, review_id: string) => buildReviewQuery(db).where('review_id', '=', review_id).executeTakeFirst();

function buildConditions({
  hidden,
  checked,
  answered,
  rating,
  review_id,
  product_id,
  user_id,
  q,
}: AdminReviewQuery['filter']): Expression<SqlBool>[] {
  return [
    ...(hidden === undefined ? [] : [hidden ? sql<SqlBool>`hidden_at is not null` : sql<SqlBool>`hidden_at is null`]),
    ...(checked === undefined ? [] : [checked ? sql<SqlBool>`checked_at is not null` : sql<SqlBool>`checked_at is null`]),
    ...(answered === undefined ? [] : [answered ? sql<SqlBool>`reply <> ''` : sql<SqlBool>`reply = ''`]),
    ...(rating === undefined ? [] : [sql<SqlBool>`rating = ${rating}`]),
    ...(review_id === undefined ? [] : [sql<SqlBool>`review_id::text = ${review_id}`]),
    ...(product_id === undefined ? [] : [sql<SqlBool>`reviews.product_id = ${product_id}`]),
    ...(user_id === undefined ? [] : [sql<SqlBool>`reviews.user_id::text = ${user_id}`]),
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', author_name, review, products.name))) > 0`] : []),
  ];
}

/** One page and the total. Reviews that are equal by `sort` come newest first. */
export async function selectAdminReviewPage(db: Db, { page, perPage, sort, order, filter }: AdminReviewQuery) {
  const conditions = buildConditions(filter);
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const reviews = await buildReviewQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(`reviews.${sort}`, direction)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('review_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.product_id', 'reviews.product_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { reviews, total };
}

/** Locks the product of a review, published or not; undefined if there is no such review. */
export const lockProductOfReview = (trx: Db, review_id: string) =>
  trx
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', (reviews) => reviews.selectFrom('reviews').select('product_id').where('review_id', '=', review_id))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The changes by staff; undefined leaves a field unchanged. */
export type Moderation = { hidden?: boolean | undefined; hidden_reason: string; reply?: string | undefined; checked: boolean };

/** Returns false if the review has another version by now. An unchanged answer keeps its date, and so does a review that was hidden before. */
export async function moderateReviewRow(
  trx: Db,
  review_id: string,
  version: number,
  { hidden, hidden_reason, reply, checked }: Moderation,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set({ checked_at: checked ? sql<Date>`coalesce(checked_at, now())` : null })
    .$if(hidden === true, (update) => update.set({ hidden_at: sql<Date>`coalesce(hidden_at, now())`, hidden_reason }))
    .$if(hidden === false, (update) => update.set({ hidden_at: null, hidden_reason: '' }))
    .$if(reply === '', (update) => update.set({ reply: '', replied_at: null }))
    .$if(Boolean(reply), (update) =>
      update.set({ reply: reply as string, replied_at: sql<Date>`case when reply = ${reply} then replied_at else now() end` }),
    )
    .where('review_id', '=', review_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
