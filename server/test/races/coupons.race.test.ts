import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/app.ts';
import { place } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { addToCart } from '../support/cart.ts';
import { addCoupon, tryCoupon, usesOf } from '../support/coupons.ts';
import { addPerson, addProduct, type Person, setShipping } from '../support/fixtures.ts';
import { untilWaiting } from './waiting.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

let phones = 0;
/** People who are not one another, each with a cart of their own. */
async function buyersOf(count: number, phone?: string): Promise<Person[]> {
  const { product_id } = await addProduct(shop.db, { stock: count });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = await addPerson(shop.db, { phone: phone ?? `0788${100_000 + ++phones}` });
      expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
      return buyer;
    }),
  );
}

const reasons = (answers: readonly { status: number; body: { message: string } }[]) => {
  const counted: Record<string, number> = {};
  for (const { status, body } of answers) counted[`${status} ${body.message}`] = (counted[`${status} ${body.message}`] ?? 0) + 1;
  return counted;
};
const discounted = async (code: string) =>
  (await shop.db.selectFrom('orders').select('order_id').where('coupon_code', '=', code).execute()).length;

test('fifty orders at once and a coupon for one: one has it, the others are told, and it counts one', async () => {
  const code = await addCoupon(shop.db, { total_limit: 1 });
  const buyers = await buyersOf(50);
  const answers = await Promise.all(buyers.map((buyer) => place(shop, buyer, { applied_coupon_code: code })));
  expect(reasons(answers)).toEqual({ '200 Order placed successfully!': 1, '422 This coupon has been used up': 49 });
  expect([await usesOf(shop.db, code), await discounted(code)]).toEqual([[1, 1], 1]);
});

test('forty orders at once and a coupon for seven', async () => {
  const code = await addCoupon(shop.db, { total_limit: 7 });
  const answers = await Promise.all((await buyersOf(40)).map((buyer) => place(shop, buyer, { applied_coupon_code: code })));
  expect(reasons(answers)).toEqual({ '200 Order placed successfully!': 7, '422 This coupon has been used up': 33 });
  expect([await usesOf(shop.db, code), await discounted(code)]).toEqual([[7, 7], 7]);
});

test('twenty accounts of one phone at once and a coupon once a person: one order has it', async () => {
  const code = await addCoupon(shop.db, { person_limit: 1 });
  const answers = await Promise.all((await buyersOf(20, '0722 909 909')).map((buyer) => place(shop, buyer, { applied_coupon_code: code })));
  expect(reasons(answers)).toEqual({ '200 Order placed successfully!': 1, '422 You have already used this coupon': 19 });
  expect(await usesOf(shop.db, code)).toEqual([1, 1]);
});

test('whoever looked at it while it was free is refused when somebody was faster', async () => {
  const code = await addCoupon(shop.db, { total_limit: 1 });
  const [first, second] = (await buyersOf(2)) as [Person, Person];
  for (const buyer of [first, second]) expect((await tryCoupon(shop.app, buyer, code)).status).toBe(200);
  const { both } = await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('coupons').select('coupon_id').where('coupon_code', '=', code).forUpdate().execute();
    const answers = [first, second].map((buyer) => place(shop, buyer, { applied_coupon_code: code }));
    await untilWaiting(shop.db, 2);
    return { both: Promise.all(answers) };
  });
  expect((await both).map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('cancelled by twenty at once it is given back once, while others use it', async () => {
  const code = await addCoupon(shop.db, { total_limit: 3 });
  const holders = await buyersOf(3);
  const orders = await Promise.all(holders.map((buyer) => place(shop, buyer, { applied_coupon_code: code })));
  const [holder, order] = [holders[0], orders[0]];
  const others = await buyersOf(10);
  const clicks = Array.from({ length: 20 }, () =>
    call(shop.app, '/api/orders/cancel', { order_id: order?.body.data.order_id }, { token: String(holder?.token) }),
  );
  const [cancelled, placed] = await Promise.all([
    Promise.all(clicks),
    Promise.all(others.map((buyer) => place(shop, buyer, { applied_coupon_code: code }))),
  ]);
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
  const won = placed.filter(({ status }) => status === 200).length;
  expect(won).toBeLessThanOrEqual(1);
  expect(placed.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  expect(await usesOf(shop.db, code)).toEqual([2 + won, 2 + won]);
});
