/** SQL of coupons for shoppers. The SQL for staff is in admin/queries.ts. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { Coupons } from '../../database/schema.ts';

export type CouponRow = Selectable<Coupons>;

/**
 * Records the hashes of an account's e-mail and phones, and returns how many of them were new. The table `new_members` has a row for each
 * of these fingerprints; its `account_key` is a hash of the id of the customer's first account. So if some fingerprints were recorded
 * before, the new rows get the account key of the oldest of them; otherwise they get `account_key`, which is of this account. Waits while
 * another transaction records one of the fingerprints.
 */
export async function insertFingerprints(db: Db, account_key: Buffer, fingerprints: readonly Buffer[]): Promise<number> {
  const knownRows = db
    .selectFrom('new_members')
    .select('account_key')
    .where('key', 'in', fingerprints)
    .where('account_key', 'is not', null);
  const firstAccount = await knownRows.orderBy('created_at').limit(1).executeTakeFirst();
  const rows = await db
    .insertInto('new_members')
    .values(fingerprints.map((key) => ({ key, account_key: firstAccount?.account_key ?? account_key })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return rows.length;
}

/** Whether the shop gives new members a coupon and a gift. True for a shop that is not set up. */
export async function hasNewMemberOffer(db: Db): Promise<boolean> {
  const settings = await db.selectFrom('site_settings').select('new_member_offer').executeTakeFirst();
  return settings?.new_member_offer ?? true;
}

/** Whether the shop promises a free gift with a first order, and the account has not placed an order that gets the gift. */
export async function willGetFreeGift(db: Db, user_id: string): Promise<boolean> {
  const orders = db.selectFrom('orders').select('order_id').where('user_id', '=', user_id).where('gift_promised', '=', true);
  const order = await orders.where('status', '<>', 'cancelled').limit(1).executeTakeFirst();
  return order === undefined && (await hasNewMemberOffer(db));
}

/** Whether any of these fingerprints is recorded. */
export async function isKnownCustomer(db: Db, fingerprints: readonly Buffer[]): Promise<boolean> {
  return (await db.selectFrom('new_members').select('key').where('key', 'in', fingerprints).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether another account, which may be erased by now, was the first with one of these fingerprints. A row without `account_key` is of an
 * account that was erased before the shop recorded the key.
 */
export async function hasEarlierAccount(
  db: Db,
  { account_key, created_at }: { account_key: Buffer; created_at: Date },
  fingerprints: readonly Buffer[],
) {
  const earlierRows = db
    .selectFrom('new_members')
    .select('key')
    .where('key', 'in', fingerprints)
    .where(({ or, and, eb }) =>
      or([eb('account_key', '<>', account_key), and([eb('account_key', 'is', null), eb('created_at', '<', created_at)])]),
    );
  return (await earlierRows.limit(1).executeTakeFirst()) !== undefined;
}

export async function hasNewMemberCoupon(db: Db, user_id: string): Promise<boolean> {
  const coupons = db.selectFrom('coupons').select('coupon_id').where('user_id', '=', user_id).where('new_members_only', '=', true);
  return (await coupons.limit(1).executeTakeFirst()) !== undefined;
}

export const deleteNewMemberCoupon = (db: Db, user_id: string) =>
  db.deleteFrom('coupons').where('user_id', '=', user_id).where('new_members_only', '=', true).execute();

type NewCoupon = Omit<Insertable<Coupons>, 'ends_at'> & { valid_days: number };

/** Inserts a coupon; returns undefined if the code is taken. */
export const insertCoupon = (db: Db, { valid_days, ...coupon }: NewCoupon): Promise<CouponRow | undefined> =>
  db
    .insertInto('coupons')
    .values({ ...coupon, ends_at: sql<Date>`now() + make_interval(days => ${sql.lit(valid_days)})` })
    .onConflict((conflict) => conflict.column('coupon_code').doNothing())
    .returningAll()
    .executeTakeFirst();

export const selectCouponsByUser = (db: Db, user_id: string): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('ends_at', (order) => order.asc().nullsLast())
    .orderBy('coupon_id')
    .execute();

const buildCouponQuery = (db: Db, coupon_code: string) => db.selectFrom('coupons').selectAll().where('coupon_code', '=', coupon_code);

export const selectCoupon = (db: Db, coupon_code: string): Promise<CouponRow | undefined> =>
  buildCouponQuery(db, coupon_code).executeTakeFirst();

/**
 * Locks the coupon until the transaction ends, after waiting for a transaction that uses it. First locks the coupon's batch, if the batch
 * has a limit per customer or is for first orders only, so that a customer cannot use two codes of the batch at the same time. To avoid
 * deadlocks, call this after reserving stock and before recording the order.
 */
export async function lockCoupon(db: Db, coupon_code: string): Promise<CouponRow | undefined> {
  await db
    .selectFrom('coupon_batches')
    .select('coupon_batch_id')
    .where('coupon_batch_id', '=', db.selectFrom('coupons').select('coupon_batch_id').where('coupon_code', '=', coupon_code))
    .where(({ or, eb }) => or([eb('person_limit', 'is not', null), eb('new_members_only', '=', true)]))
    .forNoKeyUpdate()
    .execute();
  return buildCouponQuery(db, coupon_code).forNoKeyUpdate().executeTakeFirst();
}

// ── redemptions ──

/** Releases the redemption of an order; a database trigger lowers the coupon's counts. */
export const releaseRedemption = (db: Db, order_id: string) =>
  db
    .updateTable('coupon_redemptions')
    .set({ released_at: sql<Date>`now()` })
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .execute();

/**
 * Deletes the fingerprints of redemptions that need none any more, because they were released, or their coupon was deleted or has expired.
 */
export const deleteOldRedemptionFingerprints = (db: Db) =>
  db
    .updateTable('coupon_redemptions')
    .set({ person_keys: null })
    .where('person_keys', 'is not', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('released_at', 'is not', null),
        eb('coupon_id', 'is', null),
        exists(
          selectFrom('coupons')
            .select('coupon_code')
            .whereRef('coupons.coupon_id', '=', 'coupon_redemptions.coupon_id')
            .where('ends_at', '<', SHOP_NOW),
        ),
      ]),
    )
    .execute();

/** The e-mail address and phones that identify a customer; undefined if the account was erased meanwhile. */
export const selectContact = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'primary_phone', 'email_verified_at', 'created_at', SHOP_NOW.as('now')])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

/** The id by which uses are counted: all codes of a batch count together, as its limit per customer is for the whole batch. */
export const getBatchOrCouponId = ({ coupon_id, coupon_batch_id }: Pick<CouponRow, 'coupon_id' | 'coupon_batch_id'>): string =>
  coupon_batch_id ?? coupon_id;

/**
 * Counts how often a customer with any of these fingerprints has redeemed the coupons, without released redemptions. The keys of the map
 * are those of getBatchOrCouponId; a coupon without redemptions is not in it.
 */
export async function countRedemptions(
  db: Db,
  coupons: readonly CouponRow[],
  fingerprints: readonly Buffer[],
): Promise<Map<string, number>> {
  if (coupons.length === 0) return new Map();
  const batch_or_coupon_id = sql<string>`coalesce(coupons.coupon_batch_id, coupons.coupon_id)`;
  const rows = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('coupons', 'coupons.coupon_id', 'coupon_redemptions.coupon_id')
    .select([batch_or_coupon_id.as('batch_or_coupon_id'), sql<number>`count(*)::int`.as('uses')])
    .where(batch_or_coupon_id, 'in', coupons.map(getBatchOrCouponId))
    .where('released_at', 'is', null)
    // '&&' matches arrays with a common element.
    .where(sql<boolean>`person_keys && array[${sql.join(fingerprints)}]::bytea[]`)
    .groupBy(batch_or_coupon_id)
    .execute();
  return new Map(rows.map(({ batch_or_coupon_id, uses }) => [batch_or_coupon_id, uses] as const));
}

/** Records a redemption. Database triggers count it and refuse it beyond the coupon's limits. */
export const insertRedemption = (db: Db, redemption: { order_id: string; coupon_id: string; person_keys: Buffer[] }) =>
  db.insertInto('coupon_redemptions').values(redemption).execute();
