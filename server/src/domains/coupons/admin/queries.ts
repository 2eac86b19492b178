/** SQL of the coupons and batches that staff see and edit. */
import type { AdminCouponQuery, CouponBatchQuery, CouponState } from '@uruhu/contract/staff/coupons';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import type { CouponBatches, Coupons } from '../../../database/schema.ts';
import { buildSaleCondition } from '../../sales/sales.ts';

const HAS_ENDED = sql<SqlBool>`coalesce(coupons.ends_at <= ${SHOP_NOW}, false)`;
/**
 * A coupon has the first of these states that applies: an expired one stays expired if its limit is raised. A coupon without an end never
 * expires, and one without a limit is never used up.
 */
const COUPON_STATE = sql<CouponState>`case when ${HAS_ENDED} then 'expired' when coalesce(coupons.redeemed >= coupons.total_limit, false) then 'used_up'
  when coupons.starts_at > ${SHOP_NOW} then 'scheduled' else 'active' end`;
const COUPON_KIND = sql<'single' | 'batch' | 'welcome'>`case when user_id is not null then 'welcome'
  when coupons.coupon_batch_id is not null then 'batch' else 'single' end`;

/** The sums of the discounts and of the totals of the sales with a coupon. */
const SALES_SUMS = sql<{ discount_given: number; sales: number }>`(
  select coalesce(sum(discount_rwf), 0)::bigint as discount_given, coalesce(sum(total_rwf), 0)::bigint as sales
  from coupon_redemptions join orders using (order_id)
  where coupon_redemptions.coupon_id = coupons.coupon_id and released_at is null and ${buildSaleCondition()})`;

const buildCouponQuery = (db: Db) =>
  db
    .selectFrom('coupons')
    .leftJoin('coupon_batches', 'coupon_batches.coupon_batch_id', 'coupons.coupon_batch_id')
    .innerJoinLateral(SALES_SUMS.as('sums'), (join) => join.onTrue())
    .selectAll('coupons')
    .select(['coupon_batches.name as batch_name', 'sums.discount_given', 'sums.sales', COUPON_STATE.as('state'), COUPON_KIND.as('kind')])
    .select(sql<boolean>`exists (select from coupon_redemptions where coupon_redemptions.coupon_id = coupons.coupon_id)`.as('was_used'));

export const selectAdminCoupon = (db: Db, coupon_id: string) =>
  buildCouponQuery(db).where('coupons.coupon_id', '=', coupon_id).executeTakeFirst();
export type AdminCouponRow = NonNullable<Awaited<ReturnType<typeof selectAdminCoupon>>>;

/** The column for each sort order. */
const SORT_COLUMNS = {
  created_at: 'created_at',
  coupon_code: 'coupon_code',
  discount: 'discount',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  uses: 'redeemed',
} as const;

/** One page of the list, and the total. Sorted by 'ends_at' in any direction, coupons without an end come last. */
export async function selectCouponPage(db: Db, { page, perPage, sort, order, filter }: AdminCouponQuery) {
  const { state, kind, coupon_batch_id, is_used, q } = filter;
  const conditions = [
    ...(state === undefined ? [] : [sql<SqlBool>`${COUPON_STATE} = ${state}`]),
    ...(kind === 'single' ? [sql<SqlBool>`user_id is null and coupons.coupon_batch_id is null`] : []),
    ...(kind === 'batch' ? [sql<SqlBool>`coupons.coupon_batch_id is not null`] : []),
    ...(kind === 'welcome' ? [sql<SqlBool>`user_id is not null`] : []),
    ...(coupon_batch_id === undefined ? [] : [sql<SqlBool>`coupons.coupon_batch_id::text = ${coupon_batch_id}`]),
    ...(is_used === undefined ? [] : [sql<SqlBool>`(redeemed > 0) = ${is_used}`]),
    ...(q ? [sql<SqlBool>`(position(upper(${q}) in coupon_code) > 0 or position(lower(${q}) in lower(note)) > 0)`] : []),
  ];
  const direction = sql.raw(order === 'ASC' ? 'asc' : 'desc');
  // Finds the ids of the page first, so that the database sums the sales of these coupons only.
  const ids = await db
    .selectFrom('coupons')
    .select('coupon_id')
    .where(({ and }) => and(conditions))
    .orderBy(sql`${sql.ref(`coupons.${SORT_COLUMNS[sort]}`)} ${direction} ${sql.raw(sort === 'ends_at' ? 'nulls last' : '')}`)
    .orderBy(sql`coupon_id ${direction}`)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return {
    coupons: await selectByIds(
      db,
      ids.map(({ coupon_id }) => coupon_id),
    ),
    total,
  };
}

/** The coupons with these ids, in the order of the ids. */
async function selectByIds(db: Db, ids: readonly string[]): Promise<AdminCouponRow[]> {
  if (ids.length === 0) return [];
  const rows = await buildCouponQuery(db).where('coupons.coupon_id', 'in', ids).execute();
  const rowById = new Map(rows.map((row) => [row.coupon_id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

/** Locks the coupon until the transaction ends. Orders that redeem it wait. */
export const lockCouponById = (trx: Db, coupon_id: string) =>
  trx.selectFrom('coupons').select('coupon_id').where('coupon_id', '=', coupon_id).forNoKeyUpdate().executeTakeFirst();

/** Inserts a coupon; returns undefined if the code is taken. */
export const insertSingleCoupon = (trx: Db, coupon: Insertable<Coupons>) =>
  trx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('coupon_code').doNothing())
    .returning('coupon_id')
    .executeTakeFirst();

export const updateCouponRow = (trx: Db, coupon_id: string, changes: Updateable<Coupons>) =>
  trx.updateTable('coupons').set(changes).where('coupon_id', '=', coupon_id).execute();

/** Throws if an order has used the coupon. */
export const deleteCouponRow = (trx: Db, coupon_id: string) => trx.deleteFrom('coupons').where('coupon_id', '=', coupon_id).execute();

/** The earliest end that a coupon can get: now or, if it has not started, just after its start. */
const EARLIEST_END = sql<Date>`greatest(${SHOP_NOW}, starts_at + interval '1 millisecond')`;

/** Ends the coupon if it has not ended already. */
export const endCouponRow = (trx: Db, coupon_id: string) =>
  trx
    .updateTable('coupons')
    .set({ ends_at: EARLIEST_END })
    .where('coupon_id', '=', coupon_id)
    .where(sql<SqlBool>`not ${HAS_ENDED}`)
    .execute();

// ── batches ──

const BATCH_SALES_SUMS = sql<{ used_codes: number; discount_given: number; sales: number }>`(
  select count(distinct coupons.coupon_id)::int as used_codes,
    coalesce(sum(discount_rwf) filter (where ${buildSaleCondition()}), 0)::bigint as discount_given,
    coalesce(sum(total_rwf) filter (where ${buildSaleCondition()}), 0)::bigint as sales
  from coupons join coupon_redemptions on coupon_redemptions.coupon_id = coupons.coupon_id and released_at is null
    join orders using (order_id)
  where coupons.coupon_batch_id = coupon_batches.coupon_batch_id)`;

const buildBatchQuery = (db: Db) =>
  db
    .selectFrom('coupon_batches')
    .innerJoinLateral(BATCH_SALES_SUMS.as('sums'), (join) => join.onTrue())
    .selectAll('coupon_batches')
    .select(['sums.used_codes', 'sums.discount_given', 'sums.sales'])
    .select(
      sql<'expired' | 'scheduled' | 'active'>`case when coalesce(ends_at <= ${SHOP_NOW}, false) then 'expired'
        when starts_at > ${SHOP_NOW} then 'scheduled' else 'active' end`.as('state'),
    );

export const selectBatch = (db: Db, coupon_batch_id: string) =>
  buildBatchQuery(db).where('coupon_batch_id', '=', coupon_batch_id).executeTakeFirst();
export type BatchRow = NonNullable<Awaited<ReturnType<typeof selectBatch>>>;

export async function selectBatchPage(db: Db, { page, perPage, sort, order, filter: { q } }: CouponBatchQuery) {
  const searchCondition = q
    ? sql<SqlBool>`(position(lower(${q}) in lower(name)) > 0 or position(upper(${q}) in prefix) > 0)`
    : sql<SqlBool>`true`;
  const direction = sql.raw(order === 'ASC' ? 'asc' : 'desc');
  const batches = await buildBatchQuery(db)
    .where(searchCondition)
    .orderBy(sql`${sql.ref(sort)} ${direction} ${sql.raw(sort === 'ends_at' ? 'nulls last' : '')}`)
    .orderBy(sql`coupon_batch_id ${direction}`)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('coupon_batches')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(searchCondition)
    .executeTakeFirstOrThrow();
  return { batches, total };
}

export const insertBatch = async (trx: Db, batch: Insertable<CouponBatches>): Promise<string> =>
  (await trx.insertInto('coupon_batches').values(batch).returning('coupon_batch_id').executeTakeFirstOrThrow()).coupon_batch_id;

/** Adds codes with the rules of the batch, leaves out those that are taken, and returns how many it added. */
export async function insertBatchCodes(trx: Db, coupon_batch_id: string, codes: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into coupons (coupon_code, coupon_batch_id, coupon_type, discount, minimum_spend_rwf, starts_at, ends_at, total_limit, person_limit, new_members_only)
    select code, coupon_batch_id, coupon_type, discount, minimum_spend_rwf, starts_at, ends_at, total_limit, person_limit, new_members_only
    from coupon_batches, jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as code
    where coupon_batch_id = ${coupon_batch_id}
    on conflict (coupon_code) do nothing`.execute(trx);
  return Number(numAffectedRows);
}

export const lockBatch = (trx: Db, coupon_batch_id: string) =>
  trx.selectFrom('coupon_batches').selectAll().where('coupon_batch_id', '=', coupon_batch_id).forUpdate().executeTakeFirst();

export const updateBatchRow = (trx: Db, coupon_batch_id: string, changes: Updateable<CouponBatches>) =>
  trx.updateTable('coupon_batches').set(changes).where('coupon_batch_id', '=', coupon_batch_id).execute();

/** Deletes the batch with its codes. Throws if an order has used one of them. */
export const deleteBatchRow = (trx: Db, coupon_batch_id: string) =>
  trx.deleteFrom('coupon_batches').where('coupon_batch_id', '=', coupon_batch_id).execute();

/** Ends the batch with its codes if it has not ended already. */
export const endBatchRow = (trx: Db, coupon_batch_id: string) =>
  trx
    .updateTable('coupon_batches')
    .set({ ends_at: EARLIEST_END })
    .where('coupon_batch_id', '=', coupon_batch_id)
    .where(sql<SqlBool>`coalesce(ends_at > ${SHOP_NOW}, true)`)
    .execute();

export const selectBatchCodes = (db: Db, coupon_batch_id: string) =>
  db
    .selectFrom('coupons')
    .select(['coupon_code', 'redeemed'])
    .where('coupon_batch_id', '=', coupon_batch_id)
    .orderBy('coupon_code')
    .execute();
