/** Tests the limits of a coupon: it is accepted at the bound and refused beyond it, and cancelling an order frees its use. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addCoupon, countCouponUses, getDateAfterDays, tryCoupon } from '../../../test/support/fixtures/coupons.ts';
import { setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: changes the delivery fees.
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const PRICE_RWF = 10_000;
type BuyerWithProduct = Awaited<ReturnType<typeof addBuyer>>;
const addTestBuyer = () => addBuyer(shop, { base_price_rwf: PRICE_RWF });
const placeOrderWithCode = ({ buyer }: BuyerWithProduct, applied_coupon_code: string) => placeOrder(shop, buyer, { applied_coupon_code });
/** Adds the product to the cart again and places another order. */
async function placeAnotherOrder(shopper: BuyerWithProduct, code: string) {
  await addToCart(shop.app, shopper.buyer, { product_id: shopper.product.product_id });
  return await placeOrderWithCode(shopper, code);
}
const cancelOrder = ({ buyer }: BuyerWithProduct, order_id: string) =>
  call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });

test('a cart of exactly the minimum spend can use the coupon, and one franc less cannot', async () => {
  const shopper = await addTestBuyer();
  const [reachedMinimumCode, missedMinimumCode] = [
    await addCoupon(shop.db, { minimum_spend_rwf: PRICE_RWF }),
    await addCoupon(shop.db, { minimum_spend_rwf: PRICE_RWF + 1 }),
  ];
  expect((await tryCoupon(shop.app, shopper.buyer, missedMinimumCode)).status).toBe(422);
  expect((await placeOrderWithCode(shopper, missedMinimumCode)).status).toBe(422);
  // By default, a test coupon takes ten percent off.
  expect((await placeOrderWithCode(shopper, reachedMinimumCode)).body.data.coupon_discount_amount).toBe(PRICE_RWF / 10);
  expect(await countCouponUses(shop.db, missedMinimumCode)).toEqual({ useCounter: 0, activeRedemptions: 0 });
  expect(await countCouponUses(shop.db, reachedMinimumCode)).toEqual({ useCounter: 1, activeRedemptions: 1 });
});

test('a 100% coupon leaves the shipping fee to pay', async () => {
  await setShipping(shop.db, { free_shipping: false });
  const shopper = await addTestBuyer();
  const code = await addCoupon(shop.db, { discount: 100 });
  const { data } = (await placeOrderWithCode(shopper, code)).body;
  await setShipping(shop.db);
  expect([data.coupon_discount_amount, data.shipping_fees, data.final_total]).toEqual([PRICE_RWF, 2_000, 2_000]);
});

test('a coupon with two uses is refused to a third shopper until one of the two cancels', async () => {
  const code = await addCoupon(shop.db, { total_limit: 2 });
  const [firstBuyer, secondBuyer, thirdBuyer] = [await addTestBuyer(), await addTestBuyer(), await addTestBuyer()];
  const { order_id } = (await placeOrderWithCode(firstBuyer, code)).body.data;
  expect((await placeOrderWithCode(secondBuyer, code)).status).toBe(200);
  expect(await placeOrderWithCode(thirdBuyer, code)).toMatchObject({ status: 422, body: { message: 'This coupon has been used up' } });
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 2, activeRedemptions: 2 });

  expect((await cancelOrder(firstBuyer, order_id)).status).toBe(200);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 1, activeRedemptions: 1 });
  expect((await placeOrderWithCode(thirdBuyer, code)).status).toBe(200);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 2, activeRedemptions: 2 });
});

test('a shopper can use a coupon with a limit of two per customer twice, and others can still use it', async () => {
  const code = await addCoupon(shop.db, { person_limit: 2 });
  const [keza, aline] = [await addTestBuyer(), await addTestBuyer()];
  expect((await placeOrderWithCode(keza, code)).status).toBe(200);
  expect((await placeAnotherOrder(keza, code)).status).toBe(200);
  expect(await placeAnotherOrder(keza, code)).toMatchObject({ status: 422, body: { message: 'You have already used this coupon' } });
  // Every test buyer has the same phone number, by which the shop would take Aline for Keza.
  await shop.db.updateTable('users').set({ phone: '0788999000' }).where('user_id', '=', aline.buyer.user_id).execute();
  expect((await placeOrderWithCode(aline, code)).status).toBe(200);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 3, activeRedemptions: 3 });
});

test('a coupon that expires after the shopper tried it refuses the order and keeps the cart', async () => {
  const shopper = await addTestBuyer();
  const code = await addCoupon(shop.db, { ends_at: getDateAfterDays(1) });
  expect((await tryCoupon(shop.app, shopper.buyer, code)).status).toBe(200);
  await shop.db
    .updateTable('coupons')
    .set({ ends_at: new Date(Date.now() - 1_000) })
    .where('coupon_code', '=', code)
    .execute();
  expect(await placeOrderWithCode(shopper, code)).toMatchObject({ status: 422, body: { message: 'This coupon has expired' } });
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
  expect((await placeOrder(shop, shopper.buyer)).body.data.final_total).toBe(PRICE_RWF);
});
