/** Coupons for tests: created by a plain insert, validated and used through the API. */
import type { Insertable } from 'kysely';
import type { App } from '../../src/context.ts';
import type { Db } from '../../src/database/db.ts';
import type { Coupons } from '../../src/database/schema.ts';
import { type Answer, call } from './call.ts';
import { fresh } from './fixtures.ts';

export const DAY_MS = 86_400_000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Adds a coupon and returns its code; by default ten percent for all shoppers without limits. */
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

/** Reads how often the coupon is used: its counter, and its valid redemptions. */
export async function countCouponUses(db: Db, coupon_code: string): Promise<[counted: number, valid: number]> {
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
