/** The coupons' only SQL. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Coupons } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type CouponRow = Selectable<Coupons>;

/** How many of the keys are new. Waits for whoever is bringing one of them right now. */
export async function insertNewMember(db: Db, keys: readonly Buffer[]): Promise<number> {
  const rows = await db
    .insertInto('new_members')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return rows.length;
}

type NewCoupon = Omit<Insertable<Coupons>, 'ends_at'> & { days: number };

/** Undefined where the code is taken. */
export const insertCoupon = (db: Db, { days, ...coupon }: NewCoupon): Promise<CouponRow | undefined> =>
  db
    .insertInto('coupons')
    .values({ ...coupon, ends_at: sql<Date>`now() + make_interval(days => ${sql.lit(days)})` })
    .onConflict((conflict) => conflict.column('coupon_code').doNothing())
    .returningAll()
    .executeTakeFirst();

export const selectCouponsOf = (db: Db, user_id: string): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('ends_at', (order) => order.asc().nullsLast())
    .orderBy('coupon_id')
    .execute();

const byCode = (db: Db, coupon_code: string) => db.selectFrom('coupons').selectAll().where('coupon_code', '=', coupon_code);

export const selectCoupon = (db: Db, coupon_code: string): Promise<CouponRow | undefined> => byCode(db, coupon_code).executeTakeFirst();

/** Waits for whoever is using it, and holds it until the transaction ends: after stock, before the order is written. */
export const lockCoupon = (db: Db, coupon_code: string): Promise<CouponRow | undefined> =>
  byCode(db, coupon_code).forNoKeyUpdate().executeTakeFirst();

// ── what was used ──

/** The database counts it back. */
export const releaseRedemption = (db: Db, order_id: string) =>
  db
    .updateTable('coupon_redemptions')
    .set({ released_at: sql<Date>`now()` })
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .execute();

/** Of coupons that were given back, or cannot be used any more, nobody asks who has used them. */
export const forgetOldKeys = (db: Db) =>
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
            .where('ends_at', '<', sql<Date>`now()`),
        ),
      ]),
    )
    .execute();

/** By what a person can be known again; undefined: the account was erased meanwhile. */
export const selectReached = (db: Db, user_id: string) =>
  db.selectFrom('users').select(['email', 'phone', 'primary_phone']).where('user_id', '=', user_id).executeTakeFirst();

/** How often a person, known by any of these keys, has used each of the coupons, in orders that stand. None: not listed. */
export async function countRedemptions(db: Db, coupon_ids: readonly string[], keys: readonly Buffer[]): Promise<Map<string, number>> {
  if (coupon_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select(['coupon_id', sql<number>`count(*)::int`.as('times')])
    .where('coupon_id', 'in', coupon_ids)
    .where('released_at', 'is', null)
    .where(sql<boolean>`person_keys && array[${sql.join(keys)}]::bytea[]`)
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.flatMap(({ coupon_id, times }) => (coupon_id === null ? [] : [[coupon_id, times] as const])));
}

/** The database refuses one more than a limit allows, and counts the others. */
export const insertRedemption = (db: Db, redemption: { order_id: string; coupon_id: string; person_keys: Buffer[] }) =>
  db.insertInto('coupon_redemptions').values(redemption).execute();
