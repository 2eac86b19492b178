/** Coupons, for tests: made by a plain insert, tried and used through the API. */
import type { Insertable } from 'kysely';
import type { Coupons } from '../../src/database/schema.ts';
import type { App, Db } from '../../src/http/parts.ts';
import { type Answer, call } from './call.ts';
import { fresh } from './fixtures.ts';

export const DAY_MS = 86_400_000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Ten percent off for everybody, as often as they like, unless told otherwise. Answers its code. */
export async function addCoupon(db: Db, columns: Partial<Insertable<Coupons>> = {}): Promise<string> {
  const { coupon_code } = await db
    .insertInto('coupons')
    .values({ coupon_code: fresh('coupon').toUpperCase(), coupon_type: 'percentage', discount: 10, starts_at: daysFromNow(-1), ...columns })
    .returning('coupon_code')
    .executeTakeFirstOrThrow();
  return coupon_code;
}

export const tryCoupon = (
  app: App,
  { token }: { token: string },
  coupon_code: unknown,
  more: Record<string, unknown> = {},
): Promise<Answer> => call(app, '/api/orders/coupons/validate', { coupon_code, ...more }, { token });

/** How often it is used, as the coupon counts it and as its redemptions that stand. */
export async function usesOf(db: Db, coupon_code: string): Promise<[counted: number, standing: number]> {
  const coupon = await db
    .selectFrom('coupons')
    .select(['coupon_id', 'redeemed'])
    .where('coupon_code', '=', coupon_code)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select('order_id')
    .where('coupon_id', '=', coupon.coupon_id)
    .where('released_at', 'is', null)
    .execute();
  return [coupon.redeemed, rows.length];
}
