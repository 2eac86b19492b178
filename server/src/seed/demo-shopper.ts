import { DELIVERY } from '@uruhu/contract/constants';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashPassword, isPasswordCorrect } from '../domains/accounts/accounts.ts';
import { insertRows } from './insert-rows.ts';
import { createPastOrders, type PastOrders } from './past-orders.ts';
import type { Shop } from './shop.ts';

const DAY_MS = 86_400_000;
const COUPON_DAYS = 90;
const MEMBERSHIP_DAYS = 75;

export const SHOPPER = {
  username: 'demo',
  name: 'Aline Uwase',
  email: 'demo@uruhu.example',
  phone: '+250788123456',
  address: 'KG 17 Ave 24, Kimironko',
};

/** Inserts the demo's shopper, with an address, a coupon and past orders. */
export async function insertDemoShopper(trx: Transaction<Database>, shop: Shop, password_hash: string, now: Date): Promise<void> {
  const created_at = new Date(now.getTime() - MEMBERSHIP_DAYS * DAY_MS);
  const { user_id } = await trx
    .insertInto('users')
    .values({ ...SHOPPER, password_hash, primary_phone: SHOPPER.phone, email_verified_at: created_at, created_at })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await insertRows(
    trx,
    'sign_in_names',
    [SHOPPER.username, SHOPPER.email].map((sign_in_name) => ({ sign_in_name, user_id })),
  );
  // A new member's coupon is only for first orders, and this shopper has ordered before.
  const thankYouCoupon = { coupon_code: 'MURAKOZE-5', coupon_type: 'percentage', discount: 5, total_limit: 1, person_limit: 1 } as const;
  await insertRows(trx, 'coupons', [
    { ...thankYouCoupon, user_id, starts_at: now, ends_at: new Date(now.getTime() + COUPON_DAYS * DAY_MS) },
  ]);
  const { city, country, postal_code } = DELIVERY;
  await insertRows(trx, 'addresses', [{ user_id, address: SHOPPER.address, city, country, postal_code, is_default: true, created_at }]);

  const address = [SHOPPER.address, city, country].join(', ');
  const pastOrders = createPastOrders(shop, { ...SHOPPER, user_id, address }, now);
  await insertRows(trx, 'carts', pastOrders.carts);
  await insertRows(trx, 'cart_items', pastOrders.cartItems);
  await markCartsOrdered(trx, user_id, pastOrders.carts);
  await insertRows(trx, 'orders', pastOrders.orders);
  await insertRows(trx, 'order_lines', pastOrders.lines);
  await insertRows(trx, 'order_events', pastOrders.events);
  await insertRows(trx, 'payment_attempts', pastOrders.attempts);
}

/**
 * Sets the demo shopper's password to the configured one at every start. If it was another one (built-in, or chosen by a visitor), this also
 * ends the shopper's sessions. Returns false where the shop has no demo shopper and so is not a demo.
 */
export async function syncDemoShopper(db: Kysely<Database>, password: string): Promise<boolean> {
  const columns = ['user_id', 'password_hash'] as const;
  const shopper = await db.selectFrom('users').select(columns).where('email', '=', SHOPPER.email).executeTakeFirst();
  if (!shopper) return false;
  if (await isPasswordCorrect(shopper.password_hash, password)) return true;
  const { user_id } = shopper;
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute();
    await trx.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
  });
  return true;
}

/** Runs after the lines are inserted, because an ordered cart takes no more lines, and a shopper can have only one open cart. */
async function markCartsOrdered(trx: Transaction<Database>, user_id: string, carts: PastOrders['carts']): Promise<void> {
  if (carts.length === 0) return;
  const cart_ids = carts.map(({ cart_id }) => cart_id);
  await trx
    .updateTable('carts')
    .set(({ ref }) => ({ user_id, ordered_at: ref('created_at') }))
    .where('cart_id', 'in', cart_ids)
    .execute();
}
