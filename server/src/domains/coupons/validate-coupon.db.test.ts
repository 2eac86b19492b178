import { beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addCoupon, countCouponUses, getDateAfterDays, tryCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, callGet, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const expectCouponRefused = async (shopper: { token: string }, code: string, { status, message }: { status: number; message: string }) => {
  expect(await tryCoupon(shop.app, shopper, code)).toMatchObject({ status, body: { status: 'error', message } });
};
const listCoupons = async ({ token }: { token: string }): Promise<string[]> =>
  (await callGet(shop.app, '/api/orders/coupons/mine', { token })).body.results.map(
    ({ coupon_code }: { coupon_code: string }) => coupon_code,
  );
/** Adds the product to the cart and places an order. */
async function placeOrderOfProduct(buyer: { token: string }, product_id: string, body: Record<string, unknown> = {}) {
  await addToCart(shop.app, buyer, { product_id });
  return placeOrder(shop, buyer, body);
}

describe('a coupon', () => {
  test.each([
    ['percentage', 5, 12_345, 617],
    ['percentage', 100, 12_345, 12_345],
    ['fixed', 2_000, 12_345, 2_000],
    ['fixed', 90_000, 12_345, 12_345],
  ] as const)(
    'of %s %i returns its discount on a cart of 12,345 RWF (case %#)',
    async (coupon_type, discount, base_price_rwf, discount_amount) => {
      const code = await addCoupon(shop.db, { coupon_type, discount });
      const { buyer } = await addBuyer(shop, { base_price_rwf });
      expect((await tryCoupon(shop.app, buyer, code)).body).toEqual({
        status: 'success',
        message: `Coupon "${code}" applied successfully!`,
        data: {
          coupon_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          coupon_code: code,
          coupon_type,
          discount,
          discount_amount,
          minimum_spend: 0,
        },
      });
      expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
    },
  );

  test.each(ENCODINGS)('is found in any capitals and with spaces around its code, sent as %s', async (encoding) => {
    const code = await addCoupon(shop.db);
    const { buyer } = await addBuyer(shop);
    const body = { coupon_code: ` ${code.toLowerCase()}\t`, user_id: buyer.user_id };
    const response = await call(shop.app, '/api/orders/coupons/validate', body, { token: buyer.token, encoding });
    expect([response.status, response.body.data.coupon_code]).toEqual([200, code]);
  });

  test('is computed at current prices, without items that are no longer sold', async () => {
    const code = await addCoupon(shop.db);
    const { buyer, product } = await addBuyer(shop, { quantity: 2 });
    const { product: archivedProduct } = await addBuyer(shop);
    await addToCart(shop.app, buyer, { product_id: archivedProduct.product_id });
    const updateProduct = (product_id: string, columns: object) =>
      shop.db.updateTable('products').set(columns).where('product_id', '=', product_id).execute();
    await updateProduct(product.product_id, { base_price_rwf: 15_000 });
    await updateProduct(archivedProduct.product_id, { status: 'draft' });
    // 10% of two pieces for 15,000 francs each.
    expect((await tryCoupon(shop.app, buyer, code)).body.data.discount_amount).toBe(3_000);
  });

  test('that belongs to a shopper is not found by other shoppers', async () => {
    const [{ buyer }, stranger] = [await addBuyer(shop), (await addBuyer(shop)).buyer];
    const code = await addCoupon(shop.db, { user_id: buyer.user_id });
    expect((await tryCoupon(shop.app, buyer, code)).status).toBe(200);
    await expectCouponRefused(stranger, code, { status: 404, message: 'Coupon not found' });
    expect((await placeOrder(shop, stranger, { applied_coupon_code: code })).status).toBe(404);
  });
});

describe('a coupon is refused with a reason', () => {
  const minuteAgo = getDateAfterDays(-1 / (24 * 60));
  test.each([
    [{ starts_at: getDateAfterDays(1) }, 'This coupon cannot be used yet'],
    [{ ends_at: minuteAgo }, 'This coupon has expired'],
    [{ minimum_spend_rwf: 10_001 }, 'This coupon is for orders of 10,001 RWF or more'],
  ])('if its columns are %j', async (columns, message) => {
    const { buyer } = await addBuyer(shop);
    await expectCouponRefused(buyer, await addCoupon(shop.db, columns), { status: 422, message });
  });

  test('if it does not exist, if the code is empty, and if the cart is empty', async () => {
    const { buyer } = await addBuyer(shop);
    await expectCouponRefused(buyer, 'NONE-SUCH', { status: 404, message: 'Coupon not found' });
    await expectCouponRefused(buyer, "' or 1=1 --", { status: 404, message: 'Coupon not found' });
    for (const code of ['', '   ']) await expectCouponRefused(buyer, code, { status: 400, message: 'Please enter a coupon code' });
    expect((await tryCoupon(shop.app, buyer, undefined)).body.message).toBe('Please enter a coupon code');
    expect((await tryCoupon(shop.app, buyer, 'x'.repeat(61))).status).toBe(400);
    await expectCouponRefused(await addShopper(shop.db), await addCoupon(shop.db), { status: 422, message: 'Your cart is empty' });
  });

  test('without a session, and for another shopper’s id', async () => {
    const { buyer } = await addBuyer(shop);
    const coupon_code = await addCoupon(shop.db);
    expect((await call(shop.app, '/api/orders/coupons/validate', { coupon_code })).status).toBe(401);
    expect((await tryCoupon(shop.app, buyer, coupon_code, { user_id: 'somebody' })).status).toBe(403);
  });

  test('after other shoppers have used it up', async () => {
    const code = await addCoupon(shop.db, { total_limit: 1 });
    const [{ buyer: firstBuyer }, { buyer: secondBuyer }] = [await addBuyer(shop), await addBuyer(shop)];
    expect((await placeOrder(shop, firstBuyer, { applied_coupon_code: code })).status).toBe(200);
    await expectCouponRefused(secondBuyer, code, { status: 422, message: 'This coupon has been used up' });
  });

  test('after this customer has used it, even with another account with the same phone or mailbox', async () => {
    const code = await addCoupon(shop.db, { person_limit: 1 });
    const customer = await addShopper(shop.db, { phone: '0788 301 301' });
    const { product_id } = (await addBuyer(shop)).product;
    expect((await placeOrderOfProduct(customer, product_id, { applied_coupon_code: code })).status).toBe(200);
    const samePhone = await addShopper(shop.db, { phone: 'none', primary_phone: '+250788301301' });
    const sameMailbox = await addShopper(shop.db, { phone: '0788302302' });
    const email = customer.email.replace('@', '+again@');
    await shop.db.transaction().execute(async (trx) => {
      const { user_id, email: previousEmail } = sameMailbox;
      await trx.updateTable('users').set({ email }).where('user_id', '=', user_id).execute();
      await trx.updateTable('sign_in_names').set({ sign_in_name: email }).where('sign_in_name', '=', previousEmail).execute();
    });
    const otherCustomer = await addShopper(shop.db, { phone: '0788303303' });
    for (const shopper of [customer, samePhone, sameMailbox, otherCustomer]) await addToCart(shop.app, shopper, { product_id });
    for (const shopper of [customer, samePhone, sameMailbox]) {
      await expectCouponRefused(shopper, code, { status: 422, message: 'You have already used this coupon' });
      expect((await placeOrder(shop, shopper, { applied_coupon_code: code })).body.message).toBe('You have already used this coupon');
    }
    expect((await tryCoupon(shop.app, otherCustomer, code)).status).toBe(200);
  });

  test('if it is for new members and the shopper has an order that is not cancelled', async () => {
    const code = await addCoupon(shop.db, { new_members_only: true });
    const { buyer, product, order } = await createOrder(shop);
    // Other tests have ordered with the phone number that test buyers usually have.
    await shop.db.updateTable('users').set({ phone: '0788304304' }).where('user_id', '=', buyer.user_id).execute();
    await addToCart(shop.app, buyer, { product_id: product.product_id });
    await expectCouponRefused(buyer, code, { status: 422, message: 'This coupon is for your first order only' });
    await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
    expect((await tryCoupon(shop.app, buyer, code)).status).toBe(200);
  });
});

test('the list of a shopper’s coupons leaves out used-up ones, and the new member’s coupon after the first order', async () => {
  const { buyer, product } = await addBuyer(shop);
  const [singleUse, neverUsed, firstOrderOnly] = await Promise.all([
    addCoupon(shop.db, { user_id: buyer.user_id, total_limit: 1, ends_at: getDateAfterDays(1) }),
    addCoupon(shop.db, { user_id: buyer.user_id, person_limit: 2, minimum_spend_rwf: 1_000_000_000, ends_at: getDateAfterDays(2) }),
    addCoupon(shop.db, { user_id: buyer.user_id, new_members_only: true, ends_at: getDateAfterDays(3) }),
  ]);
  expect(await listCoupons(buyer)).toEqual([singleUse, neverUsed, firstOrderOnly]);
  const { order_id } = (await placeOrder(shop, buyer, { applied_coupon_code: singleUse })).body.data;
  expect(await listCoupons(buyer)).toEqual([neverUsed]);
  await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
  expect(await listCoupons(buyer)).toEqual([singleUse, neverUsed, firstOrderOnly]);
  expect((await placeOrderOfProduct(buyer, product.product_id)).status).toBe(200);
  expect(await listCoupons(buyer)).toEqual([singleUse, neverUsed]);
});

test('a shopper who orders before confirming the address keeps the welcome coupon for the next order', async () => {
  const buyer = await addShopper(shop.db, { email_verified: false });
  const product = await addProduct(shop.db);
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  const code = await addCoupon(shop.db, { user_id: buyer.user_id, new_members_only: true, ends_at: getDateAfterDays(3) });
  expect((await placeOrder(shop, buyer)).status).toBe(200);
  expect(await listCoupons(buyer)).toEqual([code]);
  await shop.db.updateTable('users').set({ email_verified_at: new Date() }).where('user_id', '=', buyer.user_id).execute();
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  expect((await placeOrder(shop, buyer, { applied_coupon_code: code })).status).toBe(200);
  expect(await listCoupons(buyer)).toEqual([]);
});

describe('wrong coupon codes', () => {
  test('are refused with 429 after twenty; right codes do not count, and other shoppers have a limit of their own', async () => {
    const code = await addCoupon(shop.db);
    const [{ buyer }, { buyer: otherBuyer }] = [await addBuyer(shop), await addBuyer(shop)];
    const codeOfOtherBuyer = await addCoupon(shop.db, { user_id: otherBuyer.user_id });
    for (let round = 0; round < 25; round++) expect((await tryCoupon(shop.app, buyer, code)).status).toBe(200);
    for (let round = 0; round < 20; round++)
      await expectCouponRefused(buyer, round % 2 ? codeOfOtherBuyer : `GUESS-${round}`, { status: 404, message: 'Coupon not found' });
    const limitResponse = await tryCoupon(shop.app, buyer, code);
    expect(limitResponse).toMatchObject({ status: 429, body: { message: 'Too many requests. Please wait a moment and try again.' } });
    expect((await placeOrder(shop, buyer, { applied_coupon_code: code })).status).toBe(429);
    expect((await tryCoupon(shop.app, otherBuyer, code)).status).toBe(200);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('count together with refused first-order coupons, which reveal whether a phone number has ordered', async () => {
    const { buyer, product } = await addBuyer(shop);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
    await addToCart(shop.app, buyer, { product_id: product.product_id });
    const code = await addCoupon(shop.db, { new_members_only: true });
    for (let round = 0; round < 20; round++) expect((await tryCoupon(shop.app, buyer, code)).body.code).toBe('coupon_for_first_order');
    expect((await tryCoupon(shop.app, buyer, code)).status).toBe(429);
  });

  test('also count when an order names them', async () => {
    const { buyer } = await addBuyer(shop);
    for (let round = 0; round < 20; round++) {
      expect((await placeOrder(shop, buyer, { applied_coupon_code: `GUESS-${round}` })).body.message).toBe('Coupon not found');
    }
    expect((await tryCoupon(shop.app, buyer, 'GUESS')).status).toBe(429);
  });
});
