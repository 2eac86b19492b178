/** The limits that the database itself enforces, tested without the rules of coupon-refusal.ts. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestShop } from '../../../test/support/shop/app.ts';

// Test files share modules, so the shop without the rules is loaded for this file only and unloaded after it.
vi.resetModules();
vi.doMock(import('./coupon-refusal.ts'), () => ({ findCouponRefusal: () => null }));
const { openTestShop } = await import('../../../test/support/shop/app.ts');
const { addBuyer, placeOrder } = await import('../../../test/support/fixtures/buy.ts');
const { addToCart } = await import('../../../test/support/fixtures/cart.ts');
const { addCoupon, countCouponUses } = await import('../../../test/support/fixtures/coupons.ts');
const { setShipping } = await import('../../../test/support/fixtures/fixtures.ts');

let shop: TestShop;
beforeAll(async () => {
  // Not shared: replaces a module of the shop.
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock(import('./coupon-refusal.ts'));
  vi.resetModules();
});

test.each([
  [{ total_limit: 1 }, 'This coupon has been used up'],
  [{ person_limit: 1 }, 'You have already used this coupon'],
])('a second use of a coupon with %j is refused with a message, and nothing of the order is stored', async (limits, message) => {
  const code = await addCoupon(shop.db, limits);
  const { buyer, product } = await addBuyer(shop);
  expect((await placeOrder(shop, buyer, { applied_coupon_code: code })).status).toBe(200);
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  expect(await placeOrder(shop, buyer, { applied_coupon_code: code })).toMatchObject({ status: 422, body: { message } });
  expect(await shop.db.selectFrom('orders').select('order_id').where('user_id', '=', buyer.user_id).execute()).toHaveLength(1);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 1, activeRedemptions: 1 });
});
