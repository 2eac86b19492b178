import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addBatch, addCoupon, countCouponUses, tryCoupon } from '../../support/fixtures/coupons.ts';
import { addProduct, addShopper, type Shopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

let phoneCount = 0;
/** Adds shoppers with a cart, each with another phone number unless `phone` is set. */
async function addBuyers(count: number, phone?: string): Promise<Shopper[]> {
  const { product_id } = await addProduct(shop.db, { stock: count });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = await addShopper(shop.db, { phone: phone ?? `0788${100_000 + ++phoneCount}` });
      expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
      return buyer;
    }),
  );
}

const countResults = (responses: readonly { status: number; body: { message: string } }[]) => {
  const statusCounts: Record<string, number> = {};
  for (const { status, body } of responses)
    statusCounts[`${status} ${body.message}`] = (statusCounts[`${status} ${body.message}`] ?? 0) + 1;
  return statusCounts;
};
const countDiscountedOrders = async (code: string) =>
  (await shop.db.selectFrom('orders').select('order_id').where('coupon_code', '=', code).execute()).length;

test('of fifty simultaneous orders with a coupon for one use, one gets it, the others are refused, and it counts one use', async () => {
  const code = await addCoupon(shop.db, { total_limit: 1 });
  const buyers = await addBuyers(50);
  const responses = await Promise.all(buyers.map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code })));
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 1, '422 This coupon has been used up': 49 });
  expect([await countCouponUses(shop.db, code), await countDiscountedOrders(code)]).toEqual([{ useCounter: 1, activeRedemptions: 1 }, 1]);
});

test('of forty simultaneous orders with a coupon for seven uses, seven get it', async () => {
  const code = await addCoupon(shop.db, { total_limit: 7 });
  const responses = await Promise.all((await addBuyers(40)).map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code })));
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 7, '422 This coupon has been used up': 33 });
  expect([await countCouponUses(shop.db, code), await countDiscountedOrders(code)]).toEqual([{ useCounter: 7, activeRedemptions: 7 }, 7]);
});

test('of twenty accounts with one phone number and a coupon once per customer, one order gets it', async () => {
  const code = await addCoupon(shop.db, { person_limit: 1 });
  const responses = await Promise.all(
    (await addBuyers(20, '0722 909 909')).map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code })),
  );
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 1, '422 You have already used this coupon': 19 });
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 1, activeRedemptions: 1 });
});

test('of twelve accounts with one phone number, each with another code of a batch for one use per customer, one order gets its discount', async () => {
  const codes = await addBatch(shop.db, { count: 12, person_limit: 1, total_limit: 1 });
  const buyers = await addBuyers(12, '0722 808 808');
  const responses = await Promise.all(buyers.map((buyer, index) => placeOrder(shop, buyer, { applied_coupon_code: codes[index] })));
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 1, '422 You have already used this coupon': 11 });
  const uses = await Promise.all(codes.map((code) => countCouponUses(shop.db, code)));
  expect(uses.filter(({ useCounter, activeRedemptions }) => useCounter + activeRedemptions > 0)).toEqual([
    { useCounter: 1, activeRedemptions: 1 },
  ]);
});

test('of twelve accounts with one phone number and a coupon for first orders, one order gets it', async () => {
  const code = await addCoupon(shop.db, { new_members_only: true });
  const buyers = await addBuyers(12, '0722 707 707');
  const responses = await Promise.all(buyers.map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code })));
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 1, '422 This coupon is for your first order only': 11 });
});

test('changing the end of a batch while its codes are used causes no deadlock', async () => {
  const codes = await addBatch(shop.db, { count: 10, person_limit: 1 });
  const buyers = await addBuyers(10);
  const changeEndRepeatedly = async () => {
    for (let run = 0; run < 5; run++) {
      await shop.db
        .updateTable('coupon_batches')
        .set({ ends_at: new Date(Date.now() + 86_400_000 + run) })
        .where('coupon_batch_id', '=', shop.db.selectFrom('coupons').select('coupon_batch_id').where('coupon_code', '=', codes[0]))
        .execute();
    }
  };
  const [responses] = await Promise.all([
    Promise.all(buyers.map((buyer, index) => placeOrder(shop, buyer, { applied_coupon_code: codes[index] }))),
    changeEndRepeatedly(),
  ]);
  expect(countResults(responses)).toEqual({ '200 Order placed successfully!': 10 });
});

test('of two shoppers who have both validated a coupon for one use, the one who orders later is refused', async () => {
  const code = await addCoupon(shop.db, { total_limit: 1 });
  const [first, second] = (await addBuyers(2)) as [Shopper, Shopper];
  for (const buyer of [first, second]) expect((await tryCoupon(shop.app, buyer, code)).status).toBe(200);
  const { pending } = await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('coupons').select('coupon_id').where('coupon_code', '=', code).forUpdate().execute();
    const responses = [first, second].map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code }));
    await waitUntilBlocked(shop.db, 2);
    // Within an object, because the transaction would wait for a promise that it returns.
    return { pending: Promise.all(responses) };
  });
  expect((await pending).map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('twenty simultaneous cancellations of an order give its coupon back once, while others use it', async () => {
  const code = await addCoupon(shop.db, { total_limit: 3 });
  const holders = await addBuyers(3);
  const orders = await Promise.all(holders.map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code })));
  const [holder, order] = [holders[0], orders[0]];
  const otherBuyers = await addBuyers(10);
  const cancellations = Array.from({ length: 20 }, () =>
    call(shop.app, '/api/orders/cancel', { order_id: order?.body.data.order_id }, { token: String(holder?.token) }),
  );
  const [cancelled, placed] = await Promise.all([
    Promise.all(cancellations),
    Promise.all(otherBuyers.map((buyer) => placeOrder(shop, buyer, { applied_coupon_code: code }))),
  ]);
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
  const placedCount = placed.filter(({ status }) => status === 200).length;
  expect(placedCount).toBeLessThanOrEqual(1);
  expect(placed.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 2 + placedCount, activeRedemptions: 2 + placedCount });
});
