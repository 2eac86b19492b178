/** Tests orders with a coupon. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addCoupon, countCouponUses, getDateAfterDays } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper, createUniqueName, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db, { free_shipping: false, bands: [{ min_weight: 0, max_weight: 100_000, shipping_fee: 1_500 }] });
});
afterAll(() => shop.close());

const cancelOrder = ({ token }: { token: string }, order_id: string) => call(shop.app, '/api/orders/cancel', { order_id }, { token });

describe('an order with a coupon', () => {
  test('is discounted, splits the discount over its lines, and stays the same after the coupon is deleted', async () => {
    const buyer = await addShopper(shop.db);
    for (const base_price_rwf of [101, 101, 101]) {
      const { product_id } = await addProduct(shop.db, { base_price_rwf });
      await addToCart(shop.app, buyer, { product_id });
    }
    // Only a coupon that belongs to a customer can be deleted after its use, as the shop deletes it with her account.
    const code = await addCoupon(shop.db, { discount: 33, user_id: buyer.user_id });
    const orderResponse = await placeOrder(shop, buyer, { applied_coupon_code: ` ${code.toLowerCase()} `, expected_total: 1_703 });
    expect(orderResponse.status).toBe(200);
    const totals = {
      subtotal: 303,
      shipping_fees: 1_500,
      total_price: 1_803,
      final_total: 1_703,
      applied_coupon_code: code,
      coupon_type: 'percentage',
      coupon_discount_amount: 100,
    };
    expect(orderResponse.body.data).toMatchObject(totals);
    const { order_id } = orderResponse.body.data;
    const lines = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', order_id).orderBy('position').execute();
    expect(lines.map(({ discount_share_rwf }) => discount_share_rwf)).toEqual([34, 33, 33]);
    await shop.db.deleteFrom('coupons').where('coupon_code', '=', code).execute();
    const readResponse = await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token });
    expect(readResponse.body.data).toMatchObject(totals);
    const mail = await shop.db.selectFrom('mails').select('text').where('user_id', '=', buyer.user_id).executeTakeFirst();
    expect(mail?.text).toMatch(/Subtotal: 303 RWF\nDelivery: 1,500 RWF\nDiscount: −100 RWF\nTotal: 1,703 RWF/);
  });

  test('is paid and has no deadline if the coupon covers it completely', async () => {
    await setShipping(shop.db);
    const { buyer } = await addBuyer(shop);
    const code = await addCoupon(shop.db, { coupon_type: 'fixed', discount: 50_000 });
    const { data } = (await placeOrder(shop, buyer, { applied_coupon_code: code })).body;
    expect(data).toMatchObject({ final_total: 0, coupon_discount_amount: 10_000, payment_status: 'Paid', pay_until: null });
    const mail = await shop.db.selectFrom('mails').select('text').where('user_id', '=', buyer.user_id).executeTakeFirst();
    expect(mail?.text).toContain('There is nothing to pay.');
  });

  test('redeems the coupon once, even if the shopper places it twice; after she cancels, the coupon can be used again', async () => {
    const code = await addCoupon(shop.db, { total_limit: 1, person_limit: 1 });
    const { buyer, product } = await addBuyer(shop);
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const firstResponse = await placeOrder(shop, buyer, { applied_coupon_code: code }, keyHeader);
    expect((await placeOrder(shop, buyer, { applied_coupon_code: code }, keyHeader)).body).toEqual(firstResponse.body);
    expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 1, activeRedemptions: 1 });
    await cancelOrder(buyer, firstResponse.body.data.order_id);
    await cancelOrder(buyer, firstResponse.body.data.order_id);
    expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
    await addToCart(shop.app, buyer, { product_id: product.product_id });
    expect((await placeOrder(shop, buyer, { applied_coupon_code: code })).status).toBe(200);
    expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 1, activeRedemptions: 1 });
  });

  test('stores only hashes of the customer with the coupon, and its public view shows no coupon', async () => {
    const code = await addCoupon(shop.db);
    const { buyer } = await addBuyer(shop);
    const { order_id } = (await placeOrder(shop, buyer, { applied_coupon_code: code })).body.data;
    const row = await shop.db.selectFrom('coupon_redemptions').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
    // SHA-256 hashes of the id of the account, the e-mail address and the phone number.
    expect(row.person_keys?.map((key) => Buffer.from(key).length)).toEqual([32, 32, 32]);
    expect(await call(shop.app, '/api/orders/get', { order_id })).toMatchObject({
      status: 200,
      body: { data: expect.not.objectContaining({ applied_coupon_code: expect.anything() }) },
    });
  });
});

describe('an order with a coupon is refused and nothing is stored', () => {
  const minuteAgo = getDateAfterDays(-1 / (24 * 60));
  test.each([
    [{ ends_at: minuteAgo }, 'This coupon has expired'],
    [{ starts_at: getDateAfterDays(1) }, 'This coupon cannot be used yet'],
    [{ minimum_spend_rwf: 10_001 }, 'This coupon is for orders of 10,001 RWF or more'],
  ])('if the coupon has %j', async (columns, message) => {
    const code = await addCoupon(shop.db, columns);
    const { buyer, product } = await addBuyer(shop, { stock: 3 });
    expect(await placeOrder(shop, buyer, { applied_coupon_code: code })).toMatchObject({ status: 422, body: { status: 'error', message } });
    expect(await shop.db.selectFrom('orders').select('order_id').where('user_id', '=', buyer.user_id).execute()).toEqual([]);
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute();
    expect(stock).toEqual([{ reserved: 0 }]);
    expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(1);
    expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
  });

  test('if the total with the coupon differs from what the shopper saw', async () => {
    const code = await addCoupon(shop.db);
    const { buyer } = await addBuyer(shop);
    const response = await placeOrder(shop, buyer, { applied_coupon_code: code, expected_total: 10_000 });
    expect(response).toMatchObject({ status: 409, body: { data: { total: 9_000 } } });
    expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
  });
});
