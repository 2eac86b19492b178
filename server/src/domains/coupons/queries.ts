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

/** A person's own that can be used now, the one that ends first before the others. */
export const selectUsableCouponsOf = (db: Db, user_id: string): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((coupon) => coupon.or([coupon('ends_at', 'is', null), coupon('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('ends_at', (order) => order.asc().nullsLast())
    .orderBy('coupon_id')
    .execute();
