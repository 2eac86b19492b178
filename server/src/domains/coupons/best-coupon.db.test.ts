/** The best coupon for the cart: the server finds it, the storefront offers it, and only an order that names it uses it. */
import { beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addCoupon, countCouponUses, getDateAfterDays, tryCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const findBestCoupon = async ({ token }: { token: string }) => (await callGet(shop.app, '/api/orders/coupons/mine', { token })).body.best;

test('the best coupon takes the most francs off this cart, and another one may be the best for a larger cart', async () => {
  const { buyer, product } = await addBuyer(shop, { base_price_rwf: 10_000 });
  const { user_id } = buyer;
  const percentCode = await addCoupon(shop.db, { user_id, discount: 10 });
  const fixedCode = await addCoupon(shop.db, { user_id, coupon_type: 'fixed', discount: 1_500 });
  expect(await findBestCoupon(buyer)).toMatchObject({
    coupon_code: fixedCode,
    coupon_type: 'fixed',
    discount: 1_500,
    discount_amount: 1_500,
  });
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  const best = await findBestCoupon(buyer);
  expect(best).toMatchObject({ coupon_code: percentCode, discount: 10, discount_amount: 2_000 });
  expect((await tryCoupon(shop.app, buyer, percentCode)).body.data).toEqual(best);
});

test('of two coupons with the same discount, the first to expire is the best', async () => {
  const { buyer } = await addBuyer(shop);
  const { user_id } = buyer;
  await addCoupon(shop.db, { user_id, ends_at: getDateAfterDays(9) });
  const soonCode = await addCoupon(shop.db, { user_id, ends_at: getDateAfterDays(2) });
  await addCoupon(shop.db, { user_id });
  expect((await findBestCoupon(buyer)).coupon_code).toBe(soonCode);
});

test('coupons that the cart or the shopper cannot use are never the best', async () => {
  const { buyer } = await addBuyer(shop, { base_price_rwf: 10_000 });
  const { user_id } = buyer;
  await addCoupon(shop.db, { user_id, discount: 90, minimum_spend_rwf: 10_001 });
  await addCoupon(shop.db, { user_id, discount: 80, ends_at: getDateAfterDays(-0.5) });
  await addCoupon(shop.db, { user_id, discount: 70, starts_at: getDateAfterDays(1) });
  await addCoupon(shop.db, { discount: 60 });
  await addCoupon(shop.db, { user_id: (await addShopper(shop.db)).user_id, discount: 50 });
  expect(await findBestCoupon(buyer)).toBeNull();
  const usableCode = await addCoupon(shop.db, { user_id, discount: 1 });
  expect((await findBestCoupon(buyer)).coupon_code).toBe(usableCode);
});

test('without a confirmed address or without a cart there is no best coupon', async () => {
  const [unverifiedShopper, shopperWithoutCart] = [await addShopper(shop.db, { email_verified: false }), await addShopper(shop.db)];
  const { product_id } = await addProduct(shop.db);
  await addToCart(shop.app, unverifiedShopper, { product_id });
  for (const { user_id } of [unverifiedShopper, shopperWithoutCart]) await addCoupon(shop.db, { user_id });
  expect([await findBestCoupon(unverifiedShopper), await findBestCoupon(shopperWithoutCart)]).toEqual([null, null]);
});

test('products that the shop no longer sells do not count for the best coupon', async () => {
  const { buyer, product } = await addBuyer(shop);
  await addCoupon(shop.db, { user_id: buyer.user_id });
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product.product_id).execute();
  expect(await findBestCoupon(buyer)).toBeNull();
});

test('an order uses the best coupon only if the request names it, even the welcome coupon', async () => {
  const { buyer, product } = await addBuyer(shop);
  const { user_id } = buyer;
  const welcomeCode = await addCoupon(shop.db, { user_id, discount: 5, total_limit: 1, person_limit: 1, new_members_only: true });
  expect((await findBestCoupon(buyer)).coupon_code).toBe(welcomeCode);
  const { body } = await placeOrder(shop, buyer);
  expect(body.data).toMatchObject({ applied_coupon_code: null, coupon_discount_amount: 0 });
  expect(await countCouponUses(shop.db, welcomeCode)).toEqual({ useCounter: 0, activeRedemptions: 0 });
  await call(shop.app, '/api/orders/cancel', { order_id: body.data.order_id }, { token: buyer.token });
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  expect((await findBestCoupon(buyer)).coupon_code).toBe(welcomeCode);
  expect((await placeOrder(shop, buyer, { applied_coupon_code: welcomeCode })).status).toBe(200);
  expect([await countCouponUses(shop.db, welcomeCode), await findBestCoupon(buyer)]).toEqual([
    { useCounter: 1, activeRedemptions: 1 },
    null,
  ]);
});
