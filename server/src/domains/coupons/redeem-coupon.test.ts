/** What the database refuses by itself, where nobody has looked before. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { buyerOf, place } from '../../../test/support/buy.ts';
import { addToCart } from '../../../test/support/cart.ts';
import { addCoupon, usesOf } from '../../../test/support/coupons.ts';
import { setShipping } from '../../../test/support/fixtures.ts';

vi.mock(import('./refusal.ts'), () => ({ couponRefusal: () => null }));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
}, 60_000);
afterAll(() => shop.close());

test.each([
  [{ total_limit: 1 }, 'This coupon has been used up'],
  [{ person_limit: 1 }, 'You have already used this coupon'],
])('a coupon beyond %j is refused in words, and nothing of the order stays', async (limits, message) => {
  const code = await addCoupon(shop.db, limits);
  const { buyer, product } = await buyerOf(shop);
  expect((await place(shop, buyer, { applied_coupon_code: code })).status).toBe(200);
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  expect(await place(shop, buyer, { applied_coupon_code: code })).toMatchObject({ status: 422, body: { message } });
  expect(await shop.db.selectFrom('orders').select('order_id').where('user_id', '=', buyer.user_id).execute()).toHaveLength(1);
  expect(await usesOf(shop.db, code)).toEqual([1, 1]);
});
